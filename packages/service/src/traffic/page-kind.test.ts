import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../tooling/src/gates/property-runs.ts'
import { normalizePath, pageKind } from './page-kind.ts'

describe('a path', () => {
  it.each([
    ['loses query and fragment', '/a?utm=1#x', '/a'],
    ['preserves its percent-encoding, in upper case', '/caf%c3%a9', '/caf%C3%A9'],
    ['gets one where there was none', '/café', '/caf%C3%A9'],
    ['is resolved', '/a/../b/./c', '/b/c'],
    ['is cut at 1,024 characters, never within an escape', `/${'é'.repeat(600)}`, `/${'%C3%A9'.repeat(170)}%C3`],
    ['may have a host’s look', '//evil.example/x', '//evil.example/x'],
  ])('%s', (_, path, expected) => {
    expect(normalizePath(path)).toBe(expected)
    expect(normalizePath(normalizePath(path))).toBe(normalizePath(path))
  })

  it('is what URLs make of it, whatever characters it has', () => {
    const part = fc.constantFrom(...'aZ09-_~!$&\'()*+,;=:@/.%"<>\\^`{|} é')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const path = `/${parts.join('')}`
        if (!URL.canParse(`http://host${path}`)) return
        const { pathname } = new URL(`http://host${path}`)
        expect(normalizePath(path)).toBe(pathname.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase()).replace(/%.?$/, ''))
      }),
      { numRuns: propertyRuns(100) },
    )
  })

  it.each([
    ['/robots.txt', 'robots_txt'],
    ['/sitemap.xml', 'sitemap'],
    ['/wp-sitemap-posts-post-1.xml', 'sitemap'],
    ['/llms.txt', 'llms_txt'],
    ['/.well-known/llms-full.txt', 'llms_txt'],
    ['/a/post.md', 'markdown'],
    ['/a/robots.txt', 'page'],
    ['/about-our-sitemap', 'page'],
    ['/', 'page'],
  ])('%s is of the kind %s', (path, kind) => {
    expect(pageKind(path)).toBe(kind)
  })
})
