import { describe, expect, it } from 'vitest'
import { correctAddress } from './correct-address.ts'

describe('an address whose meaning is certain', () => {
  it.each([
    ['www.example.org', 'https://www.example.org'],
    ['WWW.example.org/a?b#c', 'https://WWW.example.org/a?b#c'],
    ['www.müller.de/weg', 'https://www.müller.de/weg'],
    ['www.example.co.uk:8080/a', 'https://www.example.co.uk:8080/a'],
    ['http//example.org', 'http://example.org'],
    ['https//example.org/a', 'https://example.org/a'],
    ['https;//example.org', 'https://example.org'],
    ['https:/example.org', 'https://example.org'],
    ['http://https://example.org/a', 'https://example.org/a'],
    ['https://https//example.org', 'https://example.org'],
    ['htp://example.org', 'http://example.org'],
    ['htttps://example.org', 'https://example.org'],
    ['ttps://example.org', 'https://example.org'],
    ['ada@example.org', 'mailto:ada@example.org'],
    ['ada.l@mail.example.org?subject=Hi', 'mailto:ada.l@mail.example.org?subject=Hi'],
    ['mailto: ada@example.org', 'mailto:ada@example.org'],
    ['mailto://ada@example.org', 'mailto:ada@example.org'],
  ])('%s is %s, and that needs no correction', (address, meant) => {
    expect(correctAddress(address)).toBe(meant)
    expect(correctAddress(meant)).toBeNull()
  })
})

describe('nothing is guessed', () => {
  it.each([
    ['an address', 'https://example.org/www.example.com'],
    ['one with a port', 'http://example.org:80'],
    ['a protocol-relative one', '//example.org/a'],
    ['a path', '/a/b'],
    ['a file', 'www.html'],
    ['a host without www', 'example.org/a'],
    ['a folder named https', 'https//readme'],
    ['another scheme', 'tel:+49301234'],
    ['file transfer', 'ftp://example.org'],
    ['the archive of an address', 'https://web.example.org/https://example.org/'],
    ['a mail address', 'mailto:ada@example.org'],
    ['a mailbox without a host', 'mailto:ada'],
    ['a handle', '@ada'],
    ['a page of a handle', 'social.example/@ada'],
    ['a mail address with a comma', 'ada@example,org'],
    ['a host without an ending', 'http//localhost'],
    ['a script', 'javascript:open("www.example.org")'],
    ['nothing', ''],
  ])('%s', (_name, address) => {
    expect(correctAddress(address)).toBeNull()
  })
})
