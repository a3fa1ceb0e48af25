import apiFetch from '@wordpress/api-fetch'
import { beforeEach, expect, it } from 'vitest'
import { callServiceFor } from './call-service.ts'

const request = { content: { html: '<p>Bread is food.</p>' } }
let sent: unknown[]
let answer: Response
beforeEach(() => {
  sent = []
  answer = Response.json({ id: 'opt_1' })
  apiFetch.setFetchHandler(async ({ path, method, data }) => {
    sent.push([method, path?.split('?')[0], data])
    if (!answer.ok) throw answer
    return answer
  })
})

it.each([
  ['names the post, so that the server notes what the service stores of it', 7, { ...request, post: 7 }],
  ['names none where there is none', 0, request],
])('%s', async (_, post, data) => {
  expect(await callServiceFor(post)(request, new AbortController().signal)).toMatchObject({ status: 200, body: { id: 'opt_1' } })
  expect(sent).toEqual([['POST', '/citable/v1/optimize', data]])
})

it('gives back what an error says', async () => {
  answer = Response.json({ code: 'citable_too_often' }, { status: 429, headers: { 'retry-after': '9' } })
  expect(await callServiceFor(7)(request, new AbortController().signal)).toEqual({
    status: 429,
    body: { code: 'citable_too_often' },
    retryAfterSeconds: 9,
  })
})
