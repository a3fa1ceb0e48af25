import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { Graph } from '@citable/core'
import type { PageAnswer } from '#shared/answers.ts'
import { type Context, pluginId, query, snapshotUid } from '../plugin.ts'
import type { StoredSnapshots } from '../publish/read-snapshots.ts'
import { jsonLdOfPage } from '../score/optimizer.ts'
import { guardedLookup, isPublicAddress } from '../service/address-guard.ts'

const limits = { timeoutMs: 10_000, pageBytes: 5_000_000, redirects: 3, names: 50 } as const

/** Properties that readers without the right to see writers and translations do not get: no difference that a page could mend. */
const ignoredProperties: readonly string[] = ['author', 'workTranslation', 'translationOfWork']

interface Parts extends Context {
  readonly stored: StoredSnapshots
}

/** Fetches a public page as a crawler does, without scripts, and compares its JSON-LD with what is delivered for its entry. */
export const pageCheckService = ({ strapi, stored }: Parts) => {
  const allowPrivate = () => strapi.config.get<boolean>(`plugin::${pluginId}.allowPrivateAddresses`, false)

  return {
    /** @param mayRead whether the caller may read a type: others are left out */
    async check(address: string, mayRead: (uid: string) => boolean): Promise<PageAnswer> {
      const page = await fetchPage(address, (candidate) => isPublicAddress(candidate) || allowPrivate())
      if (typeof page !== 'object') return { state: page }
      const found = jsonLdOfPage(page.html, page.address)
      // a page of a front end that is being tried names the public address
      const named = found.flatMap(nodesOf).flatMap((node) => (typeof node['@id'] === 'string' ? [node['@id'].split('#')[0] ?? ''] : []))
      const expected = await graphAt([page.address, ...named.slice(0, limits.names)], mayRead)
      if (expected === null) return { state: found.length === 0 ? 'nothing' : 'unknownPage' }
      const onPage = new Map(found.flatMap(nodesOf).map((node) => [node['@id'], node]))
      const ours = expected['@graph'].filter((node) => onPage.has(node['@id']))
      if (ours.length === 0) return { state: 'missing' }
      const isSame = ours.length === expected['@graph'].length && ours.every((node) => isCarried(node, onPage.get(node['@id'])))
      return { state: isSame ? 'same' : 'different' }
    },
  }

  /** The delivered graph of the entry with one of these public addresses; null: none that the caller may read. */
  async function graphAt(addresses: readonly string[], mayRead: (uid: string) => boolean): Promise<Graph | null> {
    const wanted = [...new Set(addresses.flatMap((address) => [address.replace(/\/$/, ''), address.replace(/\/?$/, '/')]))]
    const rows = await query(strapi, snapshotUid).findMany({ where: { url: { $in: wanted } }, limit: 20 })
    for (const { contentType, relatedDocumentId, relatedLocale } of rows) {
      const uid = String(contentType)
      if (!mayRead(uid)) continue
      const live = await stored.live(uid, [String(relatedDocumentId)])
      const graph = live.find((one) => one.relatedLocale === String(relatedLocale))?.jsonLd as Graph | null | undefined
      if (graph) return graph
    }
    return null
  }
}

type Node = Readonly<Record<string, unknown>>

/** Nodes of a JSON-LD block, be it one, a list, or a graph. */
function nodesOf(block: unknown): readonly Node[] {
  if (Array.isArray(block)) return block.flatMap(nodesOf)
  if (typeof block !== 'object' || block === null) return []
  const graph = (block as Node)['@graph']
  return Array.isArray(graph) ? graph.flatMap(nodesOf) : [block as Node]
}

const isCarried = (node: Node, carried: Node | undefined): boolean =>
  carried !== undefined &&
  Object.entries(node).every(([key, value]) => ignoredProperties.includes(key) || JSON.stringify(carried[key]) === JSON.stringify(value))

type Refusal = 'badAddress' | 'unreachable' | 'noPage'

/** A page of the public internet, after few redirects, each judged anew. */
async function fetchPage(
  address: string,
  isAllowed: (address: string) => boolean,
): Promise<{ readonly html: string; readonly address: string } | Refusal> {
  let next = address
  for (let hop = 0; hop <= limits.redirects; hop++) {
    const answer = await get(next, isAllowed)
    if (typeof answer !== 'object') return answer
    if ('html' in answer) return { html: answer.html, address: next }
    next = answer.location
  }
  return 'unreachable'
}

function get(
  address: string,
  isAllowed: (address: string) => boolean,
): Promise<{ readonly html: string } | { readonly location: string } | Refusal> {
  if (!URL.canParse(address)) return Promise.resolve('badAddress')
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '' || (isIP(host) !== 0 && !isAllowed(host))) return Promise.resolve('badAddress')
  return new Promise((done) => {
    const signal = AbortSignal.timeout(limits.timeoutMs)
    const asked = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      { signal, lookup: guardedLookup(isAllowed), headers: { accept: 'text/html', 'user-agent': 'Citable (page check)' } },
      (response) => {
        const { statusCode: status = 0, headers } = response
        const location = status >= 300 && status < 400 ? headers.location : undefined
        if (location !== undefined || status !== 200 || !/^text\/html\b/.test(headers['content-type'] ?? '')) {
          response.destroy()
          return done(location !== undefined && URL.canParse(location, url.href) ? { location: new URL(location, url).href } : 'noPage')
        }
        const parts: Buffer[] = []
        let size = 0
        response.on('data', (part: Buffer) => {
          size += part.length
          parts.push(part)
          if (size > limits.pageBytes) {
            response.destroy()
            done('noPage')
          }
        })
        response.on('error', () => done('unreachable'))
        response.on('end', () => done({ html: Buffer.concat(parts).toString('utf8') }))
      },
    )
    asked.on('error', (error: NodeJS.ErrnoException) => done(error.code === 'ECITABLEADDRESS' ? 'badAddress' : 'unreachable'))
    asked.end()
  })
}
