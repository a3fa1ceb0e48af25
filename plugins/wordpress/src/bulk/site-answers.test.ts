import { expect, it } from 'vitest'
import { problemOf, refusalOf } from './site-answers.ts'

it.each([
  [
    'signed out',
    { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } },
    'Cookie check failed',
    'rest_cookie_invalid_nonce',
  ],
  [
    'an article that is too large',
    { code: 'citable_too_large', message: 'Too large.', data: { status: 413 } },
    'Too large.',
    'citable_too_large',
  ],
  ['too many requests', { code: 'citable_too_often', message: 'Wait.', data: { status: 429 } }, null, null],
  ['maintenance', { code: 'wp_die', message: 'Maintenance', data: { status: 503 } }, null, null],
  ['an error of PHP', { code: 'internal_server_error', message: 'Critical error', data: { status: 500 } }, null, 'citable_not_rendered'],
  ['a page instead of an answer', { code: 'invalid_json', message: 'No JSON' }, null, 'citable_not_rendered'],
  ['no network', { code: 'fetch_error', message: 'Probably offline.' }, null, null],
  ['an error of the browser', new Error('Failed to fetch'), null, null],
  ['nothing', undefined, null, null],
])('%s', (_, error, refusal, problem) => {
  expect([refusalOf(error), problemOf(error)]).toEqual([refusal, problem])
})
