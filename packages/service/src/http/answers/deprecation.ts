import type { Deprecation } from '@citable/contract'

export interface DeprecationHeaders {
  readonly deprecation: string
  readonly sunset: string
  /** Values for `Link`, which may hold others. */
  readonly links: readonly string[]
}

/** `Deprecation` by RFC 9745, `Sunset` by RFC 8594, and links to the page about it and to the successor. */
export function deprecationHeaders({ since, sunset, about, successor }: Deprecation): DeprecationHeaders {
  return {
    deprecation: `@${Date.parse(`${since}T00:00:00Z`) / 1000}`,
    sunset: new Date(`${sunset}T00:00:00Z`).toUTCString(),
    links: [
      `<${about}>; rel="deprecation"; type="text/html"`,
      `<${about}>; rel="sunset"; type="text/html"`,
      ...(successor === undefined ? [] : [`<${successor}>; rel="successor-version"`]),
    ],
  }
}
