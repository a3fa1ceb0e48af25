import type { FrontEnd } from '#shared/front-ends.ts'

/** Lines that report fetches to Strapi. `address`: of the events route. */
export function trafficLines(frontEnd: FrontEnd, address: string): string {
  const report = (token: string) => `import { citableTraffic } from '@citable/client/front-end'

const report = citableTraffic({ endpoint: '${address}', token: ${token} })`
  switch (frontEnd) {
    case 'next':
      return `// proxy.ts; up to Next.js 15: middleware.ts, and a function of that name
import { NextResponse, type NextFetchEvent, type NextRequest } from 'next/server'
${report('process.env.STRAPI_EVENTS_TOKEN!')}

export const config = { matcher: '/((?!_next|api).*)' }
export function proxy(request: NextRequest, event: NextFetchEvent) {
  event.waitUntil(report(request))
  return NextResponse.next()
}`
    case 'nuxt':
      return `// server/plugins/citable.ts
${report('process.env.STRAPI_EVENTS_TOKEN!')}

export default defineNitroPlugin((nitro) => {
  nitro.hooks.hook('afterResponse', (event) => {
    // not what pages ask this server itself
    if (!event.path.startsWith('/api/')) void report(toWebRequest(event), { status: getResponseStatus(event) })
  })
})`
    case 'astro':
      return `// src/middleware.ts
${report('import.meta.env.STRAPI_EVENTS_TOKEN')}

export const onRequest = async ({ request }, next) => {
  const response = await next()
  void report(request, response)
  return response
}`
    case 'other':
      return `${report('process.env.STRAPI_EVENTS_TOKEN')}

// for each page: its Request, and the Response it got
void report(request, response)`
    case 'svelte':
      return `// src/hooks.server.ts
import { STRAPI_EVENTS_TOKEN } from '$env/static/private'
${report('STRAPI_EVENTS_TOKEN')}

export const handle = async ({ event, resolve }) => {
  const response = await resolve(event)
  void report(event.request, response)
  return response
}`
  }
}

/** A command that reports one fetch, to see that it is counted. */
export const trafficTest = (address: string): string => `curl '${address}' \\
  -H "authorization: Bearer $STRAPI_EVENTS_TOKEN" -H 'content-type: application/json' \\
  -d '{"events":[{"id":"'$(uuidgen)'","ts":"'$(date -u +%FT%TZ)'","type":"hit","host":"test","path":"/","status":200,"user_agent":"Mozilla/5.0 (compatible; GPTBot/1.2)"}]}'`
