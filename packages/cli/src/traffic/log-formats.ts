import type { LineReader } from './log-format.ts'
import { readCombined } from './read-combined.ts'
import { readCaddy, readCloudflare, readVercel } from './read-json-log.ts'
import { readW3c } from './read-w3c.ts'

export const formatNames = ['combined', 'caddy', 'cloudflare', 'vercel', 'cloudfront', 'iis'] as const
export type FormatName = (typeof formatNames)[number]

/** A new reader of each format: what a heading said is of one file. */
export const lineReaders: Readonly<Record<FormatName, () => LineReader>> = {
  combined: readCombined,
  caddy: readCaddy,
  cloudflare: readCloudflare,
  vercel: readVercel,
  cloudfront: () => readW3c('cloudfront'),
  iis: () => readW3c('iis'),
}

/** Formats whose lines a network in front of the site writes. */
export const ofNetworks: readonly string[] = ['cloudflare', 'vercel', 'cloudfront'] satisfies readonly FormatName[]

/** Lines that a format is found by. */
const maxLooked = 20

/** The format that reads most of the first lines; null: none reads any. */
export function findFormat(lines: readonly string[]): FormatName | null {
  const looked = lines.filter((line) => line !== '').slice(0, maxLooked)
  const isTabbed = looked.some((line) => !line.startsWith('#') && line.includes('\t'))
  let best: { readonly name: FormatName; readonly requests: number } | null = null
  for (const name of formatNames) {
    if ((name === 'cloudfront' && !isTabbed) || (name === 'iis' && isTabbed)) continue
    const read = lineReaders[name]()
    const readings = looked.map(read).filter((reading) => reading !== null)
    const requests = readings.filter((reading) => reading !== 'other').length
    if (readings.length > 0 && (best === null || requests > best.requests)) best = { name, requests }
  }
  return best === null || best.requests === 0 ? null : best.name
}
