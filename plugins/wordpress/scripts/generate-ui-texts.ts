import { writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { uiTexts } from '@citable/editor'

/** The file that is written; its test compares it with `generateUiTexts()`. */
export const target = fileURLToPath(new URL('../src/generated/ui-texts.ts', import.meta.url))

/** Source of a file with one literal `__()` call for each text of the panel: WordPress's tools collect strings from literals only. */
export function generateUiTexts(): string {
  const lines = Object.entries(uiTexts).map(([code, text]) => `  ${code}: __(${JSON.stringify(text)}, 'citable'),`)
  return [
    '// Generated from packages/editor/src/texts/ui-texts.ts by `pnpm generate` in plugins/wordpress; do not edit.',
    "import type { UiCode } from '@citable/editor'",
    "import { __ } from '@wordpress/i18n'",
    '',
    '/** Translators: {name} is filled in; {count, plural, one {…} other {…}} is a choice by number: translate what stands in the inner braces. */',
    'export const uiTexts = (): Readonly<Record<UiCode, string>> => ({',
    ...lines,
    '})',
    '',
  ].join('\n')
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await writeFile(target, generateUiTexts())
