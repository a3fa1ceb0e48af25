import type { Choices } from '@citable/editor'
import type { ChangedText } from '@citable/editor/traffic'
import type { Lack } from './entry/head-of-entry.ts'
import type { EntryFacts } from './entry/input-of-entry.ts'
import type { TypeShape } from './mapping/shape.ts'
import type { SchemaType } from './schema-types.ts'
import type { Mapping, Settings, SiteSettings } from './settings.ts'

/** Answers of the plugin's admin routes, as both halves see them. */
export interface ChoicesAnswer {
  /** The entry's schema.org type: chosen by its author, set for all of its type by the settings. */
  readonly schemaType: { readonly chosen: SchemaType | null; readonly set: SchemaType | null }
  readonly choices: Choices
}

export interface EntryAnswer extends ChoicesAnswer {
  readonly shape: TypeShape
  /** null: the type is switched off or is no article. */
  readonly mapping: Mapping | null
  readonly site: SiteSettings
  /** The title element of its page with `{title}` for its title, the rest as saved. */
  readonly pageTitle: string
  readonly assets: string | null
  readonly privateProvider?: string | null
  readonly mode: Settings['mode']
  /** null in embedded mode. */
  readonly service: { readonly name: string; readonly isConfigured: boolean } | null
  /** The caller may ask a text generator for drafts, and there is one. */
  readonly mayAskForDrafts: boolean
  /** Score below which the caller is warned before publishing; null: not at all. */
  readonly warnBelow: number | null
  /** The model of the caller's browser may be asked for titles. */
  readonly asksBrowser: boolean
  /** The caller may have the pages asked that the text links. */
  readonly looksUpSources: boolean
  /** The person may have the entry, which is saved, translated into other locales. */
  readonly translates: boolean
  readonly facts: EntryFacts
  /** Scores of the published version; null: not published. */
  readonly live: { readonly aeoScore: number; readonly seoScore: number; readonly titles: readonly string[] } | null
}

export interface TypeAnswer {
  readonly shape: TypeShape
  readonly proposal: Mapping | null
  readonly enabled: boolean
  /** In force; null: switched off, or nothing to propose. */
  readonly mapping: Mapping | null
  /** Where nothing is in force because fields are gone: what is left, for people to complete; otherwise null. */
  readonly left: Mapping | null
  readonly isCustom: boolean
  /** Fields of the mapping, chosen or proposed, that the type no longer has, or not so; `mapping` has others in their place, or is null. */
  readonly lost: readonly string[]
  /** The schema.org type of entries; null: it follows each text. */
  readonly schemaType: SchemaType | null
  /** Score below which authors are warned before they publish; null: no author is. */
  readonly warnBelow: number | null
  /** A front end's most likely name of the type in an address: `articles`. */
  readonly pathName: string
  /** The newest published entry, one for each of its locales, with what an address may name; of types that the caller may read. */
  readonly examples: readonly ExampleEntry[]
}

/** Facts of an entry that an address is made of. */
export interface ExampleEntry {
  readonly values: Readonly<Record<string, unknown>>
  readonly slug: string | null
  readonly locale: string | null
  readonly documentId: string
  /** Values of related entries and components, by path: `category.slug`. */
  readonly named: Readonly<Record<string, string>>
  /** Day of its first publishing, or its own. */
  readonly date: string | null
}

/** A part of a text as the core reads it. `level` of a heading. */
export interface PreviewBlock {
  readonly kind: 'heading' | 'paragraph' | 'quote' | 'code' | 'list' | 'table' | 'image' | 'video' | 'audio' | 'question' | 'answer'
  readonly level: number | null
  readonly text: string
}

/** The core's reading of the newest entry of a type by some mapping. */
export interface PreviewAnswer {
  /** null: there is no entry, or none that the caller may read. */
  readonly entry: { readonly title: string; readonly locale: string | null } | null
  readonly blocks: readonly PreviewBlock[]
  /** Number of all blocks; more than `blocks` holds when the entry is long. */
  readonly total: number
}

export interface SettingsAnswer {
  readonly settings: Omit<Settings, 'types'>
  readonly types: readonly TypeAnswer[]
  readonly key: { readonly source: 'none' | 'stored' | 'environment'; readonly hint: string | null }
  /** `config`: the plugin's configuration names it, and it is not changeable here. No part of a key is shown. */
  readonly generator: {
    readonly source: 'none' | 'settings' | 'config'
    readonly url: string
    readonly model: string
    readonly hasKey: boolean
  }
  readonly locales: readonly { readonly code: string; readonly name: string; readonly isDefault: boolean }[]
  readonly rubricVersion: string
  /** Path of the content API: `/api`. */
  readonly apiPrefix: string
  /** This server's own address where pictures are below it and readers cannot open it, so that they are left out; null: they are delivered. */
  readonly hidesPictures: string | null
  readonly access: {
    /** Without super admins, who always may. `isWriter`: Strapi's Editor and Author. */
    readonly roles: readonly { readonly name: string; readonly isWriter: boolean; readonly mayUse: boolean }[]
    /** The caller may change roles. */
    readonly mayGive: boolean
  }
}

/** Old addresses of entries, by address. */
export interface RedirectsAnswer {
  readonly redirects: readonly {
    readonly id: number
    readonly from: string
    /** null: the entry is not published, or asks not to be found. */
    readonly to: string | null
  }[]
  /** Number of them on all pages. */
  readonly total: number
  readonly pageSize: number
}

/** What a linked page said, or says now. `passage_gone`: the passage of then is no longer on it. */
export interface KeptClaim {
  readonly text: string
  readonly source: string
  readonly answer: 'stands_there' | 'does_not_hold' | 'could_not_be_checked' | 'link_dead' | 'passage_gone'
  readonly reason: string | null
  readonly passage: string | null
}

/** An entry, or an article that the service watches (`url`), with its dead and silent sources. */
export interface FaultySource {
  readonly uid: string
  readonly documentId: string
  /** Empty: the type has none. */
  readonly locale: string
  readonly title: string
  readonly url: string | null
  /** A day, UTC. */
  readonly checkedOn: string
  readonly faults: readonly KeptClaim[]
}

export interface SourcesAnswer {
  readonly isWatched: boolean
  readonly mayChange: boolean
  readonly isOfService: boolean
  /** Entries whose sources are watched here; null: the service watches, or none does. */
  readonly entries: number | null
  /** null: the service does not answer. */
  readonly sources: readonly FaultySource[] | null
}

/** Content health as a file. */
export interface ExportAnswer {
  readonly name: string
  readonly csv: string
}

/** A picture without an alternative text. */
export interface AltText {
  readonly id: number
  readonly name: string
  /** Of its thumbnail; a path on the server, or a whole address. */
  readonly url: string
  /** Number of entries that show it. */
  readonly entries: number
}

export interface AltTextsAnswer {
  readonly files: readonly AltText[]
  readonly mayChange: boolean
  /** Number of pictures on all pages. */
  readonly total: number
  readonly pageSize: number
}

/** Pictures that got their texts; `left`: those that said something else by then, or are not the caller's to change. */
export interface AltTextsChanged {
  readonly changed: readonly number[]
  readonly left: readonly number[]
}

/**
 * Reason why a type gets no fields here. `has`: it has them. `taken`: its field of that name is something else. `production`: schemas change in
 * develop mode only. `noFile`: its schema is no file of JSON.
 */
type SchemaProblem = 'has' | 'taken' | 'production' | 'noFile'

/** A file of the project, with its whole text. */
export interface SchemaFile {
  readonly path: string
  /** Empty: there is no such file. */
  readonly before: string
  readonly after: string
}

/** Fields for search engines that a type has, and their contents. */
export interface SeoType {
  readonly uid: string
  readonly name: string
  readonly attribute: string | null
  readonly component: string | null
  /** Components for social networks in it: `seo.openGraph`. */
  readonly social: readonly string[]
  /** The component is the same in all locales: publishing one would overwrite the others. */
  readonly isShared: boolean
  /** Citable takes titles or descriptions from it. */
  readonly isRead: boolean
  readonly entries: number
  /** Entries with a title; null: there is no such field. */
  readonly titles: number | null
  readonly descriptions: number | null
  readonly problem: SchemaProblem | null
}

export interface SeoFieldsAnswer {
  /** The plugin that made `shared.seo` is installed beside this one. */
  readonly otherPlugin: boolean
  /** The caller may change types. */
  readonly mayAdd: boolean
  readonly types: readonly SeoType[]
}

export type SchemaChange = { readonly files: readonly SchemaFile[] } | { readonly problem: SchemaProblem }

/** Code for a front end. `test`: a command that shows whether it works. */
export interface LinesAnswer {
  readonly lines: string
  readonly test?: string
}

/** The requested values that another entry has in this field. */
export interface TakenAnswer {
  readonly taken: readonly string[]
}

/** An entry in its locales: which there are, which the service can make, and how this one was made. As the panel's view takes it, but for addresses. */
export interface TranslationsAnswer {
  readonly language: string
  readonly versions: readonly {
    readonly locale: string
    readonly title: string
    readonly status: 'publish' | 'draft'
    readonly mayEdit: boolean
    /** Empty: it is not published, or has no address. */
    readonly url: string
    readonly engine: string
    readonly isReviewed: boolean
    readonly changes: number
  }[]
  readonly targets: readonly string[]
  /** Locales that the person's browser may be asked for; null: the site has not switched that on. */
  readonly deviceTargets: readonly string[] | null
  /** Code of why the targets are not known, or why there are none; empty: no obstacle. */
  readonly problem: string
  readonly note: {
    readonly from: string
    readonly engine: string
    readonly isReviewed: boolean
    readonly review: readonly { readonly source: string; readonly translation: string | null; readonly reasons: readonly string[] }[]
    /** Fields whose entries are not there in this language, or that the person who asked may not write. */
    readonly leftOut: readonly string[]
    readonly changes: number
    readonly isKept: boolean
  } | null
}

/** `waiting`: texts that the browser has to translate before anything is made. */
export interface WaitingAnswer {
  readonly waiting: readonly string[]
}

/** What the original of a translation has changed since. */
export interface TranslationChangesAnswer extends WaitingAnswer {
  /** Names what was looked at. */
  readonly state: string
  readonly isPublic: boolean
  readonly changes: readonly {
    readonly id: string
    readonly kind: string
    readonly isConflict: boolean
    readonly isPlaced: boolean
    readonly sourceBefore: string | null
    readonly source: string | null
    readonly translation: string | null
    readonly proposal: string | null
  }[]
  readonly media: readonly { readonly kind: string; readonly what: string }[]
}

/** Or a code of why nothing was done, and what an administrator may want to know of it. */
export type OrReason<Answer> = ({ readonly ok: true } & Answer) | { readonly ok: false; readonly reason: string; readonly detail: string }

/** Scores by `documentId:locale`. */
export type ScoresAnswer = Readonly<Record<string, { readonly aeoScore: number; readonly seoScore: number }>>

/** Averages of a day (UTC). */
export interface HistoryDay {
  readonly t: string
  readonly entries: number
  readonly aeo: number
  readonly seo: number
}

export interface OverviewAnswer {
  readonly entries: number
  readonly average: number | null
  readonly good: number
  readonly fair: number
  readonly poor: number
  /** Oldest first; of types and locales of which the caller may read every entry. */
  readonly history: readonly HistoryDay[]
}

/** `unscored`: no text, such as a person. `pending`: not analysed yet. `stale`: analysed before its last publish, or with other settings. */
export const healthStates = ['scored', 'unscored', 'stale', 'pending', 'failed'] as const
export type HealthState = (typeof healthStates)[number]

/** A published entry in one locale. */
export interface HealthRow {
  readonly uid: string
  readonly documentId: string
  /** Empty for types without locales. */
  readonly locale: string
  /** Empty where the caller may not read it. */
  readonly title: string
  readonly state: HealthState
  readonly aeoScore: number | null
  readonly seoScore: number | null
  /** Reason for the failure. */
  readonly reason: string | null
  /** Facts that it lacks. */
  readonly lacks: readonly Lack[]
  /** The open point that would bring most, in the caller's language; null: none is known. */
  readonly open: string | null
}

export interface HealthAnswer {
  readonly rows: readonly HealthRow[]
  /** Number of entries on all pages. */
  readonly total: number
  readonly pageSize: number
  /** Every type that is analysed and that the caller may read. */
  readonly types: readonly {
    readonly uid: string
    readonly name: string
    readonly isSingle: boolean
    /** The type has a field for the title or the description of a result page. */
    readonly hasSeoFields: boolean
  }[]
  /** Types that are switched on and whose mapping names fields that are gone. `isMapped`: others have taken their places. */
  readonly lost: readonly { readonly name: string; readonly fields: readonly string[]; readonly isMapped: boolean }[]
  readonly locales: readonly string[]
  /** How many entries lack which fact, of those that fit the type, the locale and the words searched for. */
  readonly lacking: Readonly<Record<Lack, number>>
  /** The site's address is set. */
  readonly isSetUp: boolean
}

/** By kind or by assistant; null: before anything was counted. */
type TrafficCounts = Readonly<Record<string, number>> | null

/** Fetches of AI agents and readers sent by assistants, by day in UTC. */
export interface TrafficAnswer {
  readonly isOn: boolean
  /** Path of the content API: `/api`. */
  readonly apiPrefix: string
  /** Counts on their way to a connected service; null: there is none, and nothing is sent. `heldSince`: since when it refuses them, or empty; `max` wait at most. */
  readonly shipping: {
    readonly address: string
    readonly waiting: number
    readonly max: number
    readonly heldSince: string
  } | null
  /** null: nothing was counted yet. */
  readonly firstDay: string | null
  readonly summary: {
    readonly fetches: number
    readonly userFetches: number
    readonly referrals: number
    /** Claimed an agent that they are not: in no other number. */
    readonly failed: number
  }
  /** Against as many days before; null: nothing was counted then, or not all of them. */
  readonly change: { readonly fetches: number | null; readonly userFetches: number | null; readonly referrals: number | null } | null
  /** Most hits first, as the other lists. */
  readonly agents: readonly {
    readonly agent: string
    readonly name: string
    readonly purpose: string
    readonly hits: number
    /** Answers of 4xx and 5xx. */
    readonly errors: number
    readonly verified: number
    readonly failed: number
    readonly lastDay: string
  }[]
  readonly operators: readonly {
    readonly operator: string
    readonly name: string
    /** Of all its agents. */
    readonly hits: number
    /** Pages that they got for answers: without search engines, advertising and link previews. */
    readonly read: number
    readonly userFetches: number
    readonly referrals: number
    /** `read` for each reader, with the range of 95 %; null: too few to say. */
    readonly ratio: { readonly value: number; readonly low: number; readonly high: number } | null
  }[]
  readonly assistants: readonly { readonly assistant: string; readonly name: string; readonly visits: number }[]
  /** Entries that the caller may read. */
  readonly entries: readonly {
    readonly uid: string
    readonly documentId: string
    readonly isSingle: boolean
    readonly title: string
    readonly fetches: number
    readonly referrals: number
  }[]
  /** Counted apart: no fetches of pages. */
  readonly special: readonly { readonly kind: string; readonly hits: number }[]
  /** Oldest first. */
  readonly days: readonly { readonly t: string; readonly fetches: TrafficCounts; readonly referrals: TrafficCounts }[]
}

/** Entries whose text has changed, and which of its texts agents have that are verified; the last changed first. */
export interface ChangedTextsAnswer {
  readonly days: number
  /** Changed texts that the caller may read. */
  readonly data: readonly (ChangedText & {
    readonly uid: string
    readonly documentId: string
    readonly isSingle: boolean
    readonly locale: string
    readonly title: string
  })[]
}

/** Progress of analysing published entries. Counts documents: all locales of one are one. */
export interface BacklogAnswer {
  readonly state: 'running' | 'paused' | 'idle'
  readonly total: number
  readonly done: number
  readonly pending: number
  readonly failed: number
  /** Some of them, of types that the caller may read. */
  readonly failures: readonly { readonly uid: string; readonly documentId: string; readonly reason: string }[]
}

/**
 * Finding on a public page. `same`: what is delivered for its entry. `different`: an older or another one. `missing`: no graph of the plugin.
 * `unknownPage`: no entry has this address. `nothing`: no entry, and no structured data. The others: why there was no page to look at.
 */
export interface PageAnswer {
  readonly state: 'same' | 'different' | 'missing' | 'unknownPage' | 'nothing' | 'badAddress' | 'unreachable' | 'noPage'
}

export type TestAnswer =
  | { readonly ok: true; readonly milliseconds: number; readonly rubricVersion: string | null; readonly sameRubric: boolean }
  | { readonly ok: false; readonly reason: string; readonly detail: string }
