import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { generateUiTexts, target } from '../../scripts/generate-ui-texts.ts'

it('is as the texts of the panel are now: run `pnpm --filter @citable/wordpress generate` after changing them', async () => {
  expect(await readFile(target, 'utf8')).toBe(generateUiTexts())
})
