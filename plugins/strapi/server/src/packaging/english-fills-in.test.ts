import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { uiTexts } from '@citable/editor/ui-texts'
import { build } from 'esbuild'
import { afterAll, expect, it } from 'vitest'
import { pluginTexts } from '../../../admin/src/texts.ts'
import { englishApart, plainJson } from '../../../scripts/build.mts'

const folder = mkdtempSync(join(tmpdir(), 'citable-english-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a browser gets of a file with the texts of a locale. */
async function built(file: string, source: string): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, source)
  const { outputFiles } = await build({
    entryPoints: [path],
    plugins: [plainJson, englishApart],
    bundle: true,
    format: 'esm',
    write: false,
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]!.text)}`)
}

it('a text of the plugin that a locale lacks is English in the built file', async () => {
  writeFileSync(join(folder, 'texts.ts'), `export const pluginTexts = ${JSON.stringify(pluginTexts)}`)
  const { default: texts } = await built('translations/de.json', JSON.stringify({ 'panel.open': 'Citable öffnen' }))
  expect(texts).toEqual({ ...pluginTexts, 'panel.open': 'Citable öffnen' })
})

it('a text of the panel that a locale lacks is English in the built file', async () => {
  const { texts } = await built(
    'texts/locales/de.ts',
    "import type { LocaleTexts } from '../ui-texts.ts'\n\nexport const texts: LocaleTexts = { scoreAeo: 'AEO-Reife' }\n",
  )
  expect(texts).toEqual({ ...uiTexts, scoreAeo: 'AEO-Reife' })
})
