import { describe, expect, it } from 'vitest'
import { stillHolds } from './still-holds.ts'

const passage = 'Bicycle couriers delivered 1,600,000 parcels last year.'
const around = 'The report describes how couriers work and which streets they take through the town. '.repeat(30)
const page = (sentence: string, more: object = {}) => ({
  kind: 'page' as const,
  url: 'https://council.gent/report',
  type: 'text/html',
  charset: 'utf-8',
  body: Buffer.from(`<html><p>${around}</p><p>${sentence}</p>`).toString('base64'),
  isCut: false,
  ...more,
})
const bytes = (text: string, encoding: BufferEncoding) => ({
  body: Buffer.from(`<p>${around}</p><p>${text}</p>`, encoding).toString('base64'),
})

describe('a passage', () => {
  it.each([
    ['as it was', passage],
    ['with other marks, spaces and tags', 'bicycle couriers <b>delivered</b> 1 600&nbsp;000 parcels&#32;last&#x20;year'],
    ['in the data of the page', `<script type="application/ld+json">{"text":"${passage}"}</script>`],
    ['in the text of a picture', `<img alt="${passage}">`],
  ])('stands there %s', (_how, sentence) => {
    expect(stillHolds(page(sentence), passage)).toBe(true)
  })

  it.each([
    ['another figure', 'Bicycle couriers delivered 1,900,000 parcels last year.'],
    ['nothing', ''],
  ])('is gone where the page says %s', (_what, sentence) => {
    expect(stillHolds(page(sentence), passage)).toBe(false)
  })

  it.each([
    ['the page may be a wall', page('', { body: Buffer.from('<p>Accept all cookies.</p>').toString('base64') })],
    ['the page is cut', page('', { isCut: true })],
    ['the page has letters by names that nobody knows', page('Fahrr&auml;der')],
    ['its charset is not known', page('', { body: Buffer.from([0xff, 0xfe, 0xfd]).toString('base64'), charset: 'x-none' })],
  ])('cannot be told of where %s', (_why, shown) => {
    expect(stillHolds(shown, passage)).toBeNull()
  })

  it('is looked for in time that grows with the page', () => {
    const hostile = `${'<script'.repeat(100_000)}${'<'.repeat(200_000)}`
    expect(stillHolds(page(hostile), passage)).not.toBe(true)
    expect(stillHolds(page(`<script>a</script>${passage}<style>b</style>`), passage)).toBe(true)
  })

  it('is looked for by its parts, and not at all where it says too little', () => {
    expect(stillHolds(page(passage), 'Bicycle couriers delivered … parcels last year.')).toBe(true)
    expect(stillHolds(page(passage), 'Yes')).toBeNull()
    expect(stillHolds(page(passage), null)).toBeNull()
  })

  it('is read in the charset of the page', () => {
    const text = 'Die Fahrräder fuhren durch die größte Straße.'
    expect(stillHolds(page('', { ...bytes(text, 'latin1'), charset: 'iso-8859-1' }), text)).toBe(true)
    const early = Buffer.from(`<meta charset="iso-8859-1"><p>${text}</p>`, 'latin1').toString('base64')
    expect(stillHolds(page('', { body: early, charset: '' }), text)).toBe(true)
  })
})
