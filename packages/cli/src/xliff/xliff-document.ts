import type { TaggedPart } from '@citable/service/translation'

/** 2.1 is written as of 2018-02-13, 1.2 as of 2008-02-01; 2.0 is read as well. */
export const xliffVersions = ['2.1', '1.2'] as const
export type XliffVersion = (typeof xliffVersions)[number]

/** A segment as a translation tool gets it. */
export interface XliffUnit {
  readonly id: string
  readonly source: readonly TaggedPart[]
  /** Null: there is no translation. */
  readonly target: readonly TaggedPart[] | null
  /** engine: a person has to look at it. person: words of a person. */
  readonly origin: 'engine' | 'person' | null
  /** Why a person should look at it first. */
  readonly notes: readonly string[]
  /** The document's own text for an opaque part, by its id; tools show it. */
  readonly shown: ReadonlyMap<string, string>
}

export interface XliffDocument {
  /** Name of the file that the segments are of. */
  readonly original: string
  readonly kind: 'html' | 'markdown' | 'strapi'
  readonly from: string
  readonly to: string
  readonly units: readonly XliffUnit[]
}

/** A segment as it came back. */
export interface ReadUnit {
  readonly id: string
  readonly line: number
  readonly source: readonly TaggedPart[]
  readonly target: readonly TaggedPart[] | null
  /** A person calls it translated, reviewed or final. */
  readonly isFinished: boolean
  /** Elements in its target that stand for nothing in the source. */
  readonly foreign: readonly string[]
}

export interface ReadXliff {
  readonly version: string
  readonly original: string
  readonly from: string
  /** Null: the file names none. */
  readonly to: string | null
  readonly units: readonly ReadUnit[]
}

/** A file that cannot be used: one sentence, with the line where it is known. */
export class XliffFault extends Error {}

/** Characters that XML has no place for, not even as references. */
export const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export const namespaces = { '1.2': 'urn:oasis:names:tc:xliff:document:1.2', '2.1': 'urn:oasis:names:tc:xliff:document:2.0' } as const
