import { expect, it } from 'vitest'
import { formatUntranslated, missingIn, untranslatedTexts } from './untranslated.ts'

const english = { open: 'Open', close: 'Close', save: 'Save' }

it('names the texts that a locale lacks, and those that are empty', () => {
  expect(missingIn('de.json', english, { open: 'Öffnen', save: ' ' })).toEqual([
    { catalogue: 'de.json', key: 'close', english: 'Close' },
    { catalogue: 'de.json', key: 'save', english: 'Save' },
  ])
})

it('names nothing of a locale that has every text, whatever else it has', () => {
  expect(missingIn('de.json', english, { open: 'Öffnen', close: 'Schließen', save: 'Speichern', gone: 'Weg' })).toEqual([])
})

it('prints each catalogue once, and a text that is its own key once', () => {
  const missing = [
    { catalogue: 'de.json', key: 'close', english: 'Close' },
    { catalogue: 'fr.json', key: 'Save', english: 'Save' },
    { catalogue: 'de.json', key: 'open', english: 'Open' },
  ]
  expect(formatUntranslated(missing)).toBe('de.json\n  close: Close\n  open: Open\nfr.json\n  Save\n')
})

it('reads the catalogues of the core, the panel, WordPress and Strapi', async () => {
  const known =
    /^(?:shared-core\/src\/messages\/locales|packages\/editor\/src\/texts\/locales|plugins\/wordpress\/translations|plugins\/strapi\/admin\/src\/translations)\/\w+\.(?:ts|json)$/
  for (const { catalogue } of await untranslatedTexts()) expect(catalogue).toMatch(known)
})
