import { expect, it } from 'vitest'
import { DeviceError } from '../../analyzers/device/device-session.ts'
import type { DeviceTranslator } from '../../analyzers/device/device-translator.ts'
import { createCatalog } from '../../texts/catalog.ts'
import { deviceTranslationFiles } from '../../texts/translations/device/device-translation-files.ts'
import { deviceTranslationTexts } from '../../texts/translations/device/device-translation-texts.ts'
import { deviceFaultText, deviceTranslationView } from './device-translation-view.ts'

const catalog = createCatalog({ locale: 'en' })
const translator = (state: DeviceTranslator['state']): DeviceTranslator => ({ state, open: () => Promise.reject() })
const view = (state: DeviceTranslator['state'], progress: Parameters<typeof deviceTranslationView>[0]['progress']) =>
  deviceTranslationView({ language: 'es', translator: translator(state), progress }, catalog, deviceTranslationTexts)

it('says what a click does, and that the browser fetches something first', () => {
  expect(view('available', null)).toMatchObject({ ask: 'Translate into Spanish with this browser', progress: null, cancel: null })
  expect(view('available', null).about).not.toContain('The first click')
  expect(view('downloading', null).about).toContain('The first click')
})

it.each([
  ['a download', { phase: 'fetching', share: 0.25 }, 'Your browser is fetching the language …', 0.25, 'Cancel'],
  ['a download that says nothing', { phase: 'fetching', share: null }, 'Your browser is fetching the language …', null, 'Cancel'],
  ['texts', { phase: 'translating', done: 1, all: 4 }, 'Your browser is translating: 1 of 4 texts', 0.25, 'Cancel'],
  ['the end, which nobody calls off', { phase: 'storing' }, 'The translation is being checked …', 1, null],
] as const)('shows how far it is: %s', (_, progress, text, value, cancel) => {
  expect(view('downloadable', progress)).toMatchObject({ progress: { text, value }, cancel })
})

it('says in words what the browser’s faults mean', () => {
  expect(deviceFaultText(new DeviceError('not_allowed'), deviceTranslationTexts)).toContain('does not allow')
  expect(deviceFaultText(new DeviceError('too_long'), deviceTranslationTexts)).toBe(deviceTranslationTexts.no_answer)
  expect(deviceFaultText(new Error('x'), deviceTranslationTexts)).toBe('')
})

it.each(Object.entries(deviceTranslationFiles))('%s has every sentence with the same places', async (_, load) => {
  const { texts } = await load()
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
  for (const [code, english] of Object.entries(deviceTranslationTexts))
    expect(places(texts[code as keyof typeof texts]), code).toEqual(places(english))
})
