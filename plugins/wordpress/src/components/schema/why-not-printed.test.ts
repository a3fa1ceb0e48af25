import { expect, it, vi } from 'vitest'
import { whyNotPrinted } from './why-not-printed.ts'

vi.mock('@wordpress/i18n', () => ({ __: (text: string) => text }))

it.each([
  ['yes', /^$/],
  ['off', /Switched off for this post/],
  ['hidden', /hidden from search engines/],
  ['site_hidden', /asks search engines to stay away/],
  ['password', /only its name and dates are printed/],
  ['private', /while the post is private/],
  ['not_published', /Dates join it when you publish/],
] as const)('a graph that is printed: %s, has its reason', (printed, reason) => {
  expect(whyNotPrinted(printed)).toMatch(reason)
})
