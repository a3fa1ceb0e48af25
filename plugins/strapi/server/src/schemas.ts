import { textKinds } from '@citable/core'
import { schemaTypes } from '@citable/core/graph'
import { z } from 'zod'
import { healthStates } from '#shared/answers.ts'
import { lackable } from '#shared/entry/head-of-entry.ts'
import { frontEnds } from '#shared/front-ends.ts'
import { isAddressPattern, isLoopback, isTextPattern } from '#shared/mapping/address.ts'
import { roles } from '#shared/mapping/component-roles.ts'

/** Requests of the admin. Unknown keys are refused, sizes are capped. */
const uid = z
  .string()
  .regex(/^api::[a-z0-9-]+\.[a-z0-9-]+$/)
  .max(200)
const documentId = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(64)
const locale = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/)
  .max(35)
const name = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_]*$/)
  .max(100)
const webAddress = z
  .string()
  .max(2_000)
  .refine((value) => value === '' || (/^https?:\/\//.test(value) && URL.canParse(value)), 'Must be an address that begins with https://')

export const EntryQuery = z.strictObject({ uid, documentId: documentId.optional(), locale: locale.optional() })
const checkId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100)
/** A change of an entry's choices; absent ones stay as they are. */
export const EntryChoicesChange = z.strictObject({
  uid,
  documentId,
  locale: locale.optional(),
  schemaType: z.enum(schemaTypes).nullable().optional(),
  setAside: z.array(checkId).max(200).optional(),
  textKind: z.enum(textKinds).nullable().optional(),
  language: locale.nullable().optional(),
})
/** Values that a field is to hold alone. */
export const TakenRequest = z.strictObject({
  uid,
  documentId: documentId.optional(),
  locale: locale.optional(),
  field: name,
  values: z.array(z.string().max(2_000)).min(1).max(50),
})
/** Published entries, in an order. */
export const HealthExport = z.strictObject({
  type: uid.optional(),
  locale: locale.optional(),
  state: z.enum(healthStates).optional(),
  lack: z.enum(lackable).optional(),
  search: z.string().trim().max(200).optional(),
  language: locale.optional(),
  sort: z.enum(['aeoScore', 'seoScore', 'title']).default('aeoScore'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
/** A page of them. */
export const HealthQuery = HealthExport.extend({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
/** `server`: Strapi's address as the person at the screen knows it. */
export const LinesQuery = z.strictObject({
  frontEnd: z.enum(frontEnds.map(([name]) => name)),
  server: z
    .string()
    .max(2_000)
    .regex(/^https?:\/\/[\w.:[\]/-]+$/),
})
export const ScoresRequest = z.strictObject({ uid, documentIds: z.array(documentId).min(1).max(100) })

/** The service judges the article itself; here only the shape is held, so that nothing but an article's text is passed on. */
export const OptimizeRequest = z.strictObject({
  uid,
  request: z.looseObject({ content: z.record(z.string(), z.unknown()), url: z.undefined().optional() }),
})

/** `estimate`: says what would be sent where; sends nothing. */
export const DraftsRequest = OptimizeRequest.extend({ estimate: z.boolean() })

const entry = { uid, documentId: documentId.optional(), locale: locale.optional() }
/** A page that a text links, and that text: Markdown, HTML or blocks as JSON, at most 1 MB. */
export const SourceRequest = z.strictObject({
  ...entry,
  url: z.string().min(1).max(2_048),
  text: z.string().min(1).max(1_048_576),
})
/** The text as the service reads it. */
export const SourcesRequest = z.strictObject({
  ...entry,
  request: z.strictObject({ content: z.record(z.string(), z.unknown()), site: z.record(z.string(), z.unknown()).optional() }),
})

/** What linked pages said of the text. */
export const SourceAnswers = z.strictObject({
  uid,
  documentId: documentId.optional(),
  locale: locale.optional(),
  text: z.string().min(1).max(1_048_576),
  claims: z
    .array(
      z.object({
        text: z.string().max(5_000),
        source: z.string().max(2_048),
        answer: z.enum(['stands_there', 'does_not_hold', 'could_not_be_checked', 'link_dead']),
        reason: z.string().max(50).nullable(),
        passage: z.string().max(2_000).nullable(),
      }),
    )
    .max(200),
})
/** A body that says what is meant. */
export const AskAgain = z.strictObject({ all: z.literal(true) })
export const SourcesChange = z.strictObject({ isWatched: z.boolean() })

/** An entry in the locale that is on the screen. */
export const TranslationsQuery = z.strictObject({ uid, documentId, locale })
const deviceText = z.string().max(200_000)
/** All that the browser of the person who asks has translated so far; absent: an engine of the service translates. */
const device = z
  .array(z.strictObject({ source: deviceText, target: deviceText.nullable() }))
  .max(20_000)
  .optional()
/** `language`: locale of the draft to make. */
export const TranslationRequest = TranslationsQuery.extend({ language: locale, device })
export const TranslationReview = TranslationsQuery.extend({ isReviewed: z.boolean() })
const changeIds = z.array(z.string().max(32)).max(500).default([])
/** `seen`: the state that was looked at; absent: the changes are shown, not stored. */
export const TranslationUpdate = TranslationsQuery.extend({ take: changeIds, keep: changeIds, seen: z.string().max(64).optional(), device })

/** A field, or one of what it holds: `seo.metaTitle`. */
const path = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)?$/)
  .max(200)

const Roles = z.record(
  z
    .string()
    .regex(/^[A-Za-z0-9_:-]+\.[A-Za-z0-9_-]+$/)
    .max(200),
  z.record(name, z.enum(roles)),
)

const Addresses = z.record(
  z.union([z.literal('*'), locale]),
  z
    .string()
    .max(2_000)
    .refine(
      isAddressPattern,
      'Must be an address with {slug}, {locale}, {documentId}, {year}, {month}, {day}, {field:name} or {relation.field}',
    ),
)

/** Empty: none. */
const Template = z
  .string()
  .trim()
  .max(500)
  .refine(
    isTextPattern,
    'May hold {title}, {site}, {slug}, {locale}, {documentId}, {year}, {month}, {day}, {field:name} and {relation.field}',
  )

const Mapping = z.strictObject({
  kind: z.enum(['article', 'person']).optional(),
  title: name,
  seoTitle: path.nullable().optional(),
  body: z.array(name).max(50),
  slug: name.nullable(),
  description: path.nullable(),
  image: path.nullable(),
  socialImage: path.nullable().optional(),
  canonical: path.nullable().optional(),
  robots: path.nullable().optional(),
  author: path.nullable(),
  datePublished: name.nullable(),
  dateModified: name.nullable(),
  structuredData: path.nullable().default(null),
  roles: Roles.optional(),
  addresses: Addresses,
  templates: z.strictObject({ title: Template.optional(), description: Template.optional() }).optional(),
})

/** Patterns by type; those of types that are not named stay. */
export const AddressesChange = z.strictObject({ addresses: z.record(uid, Addresses) })

export const PageRequest = z.strictObject({ address: z.string().min(1).max(2_000) })

/** Editor and Author get the right to use the panel. */
export const AccessChange = z.strictObject({ writers: z.literal(true) })

export const BacklogChange = z.strictObject({ paused: z.boolean() })

export const TypeChange = z.strictObject({
  uid,
  enabled: z.boolean(),
  mapping: Mapping.nullable(),
  schemaType: z.enum(schemaTypes).nullable().default(null),
  warnBelow: z.number().int().min(1).max(100).nullable().default(null),
})
/** A mapping that was never saved. */
export const PreviewRequest = z.strictObject({ uid, mapping: Mapping })
export const SiteChange = z.strictObject({
  url: webAddress.refine(
    (value) => !isLoopback(value),
    'Readers cannot open an address of this machine: with it, no structured data would name the publisher or the page. Enter the public address',
  ),
  name: z.string().max(200),
  publisher: z.strictObject({ kind: z.enum(['organization', 'person']), name: z.string().max(200) }),
  logo: webAddress.refine(
    (value) => !isLoopback(value),
    'Readers cannot open an address of this machine: with it, no structured data would show the logo. Enter its public address',
  ),
  titleTemplate: z
    .string()
    .trim()
    .max(200)
    .refine((value) => value === '' || value.includes('{title}'), 'Must hold {title}, and may hold {site}')
    .optional(),
})
export const DeliveryChange = z.strictObject({ append: z.boolean(), route: z.boolean() })
export const AssistantsChange = z.strictObject({ mayWrite: z.boolean() })
export const TitlesChange = z.strictObject({ byBrowser: z.boolean() })
/** `apply`: done at once; false: shown only. */
export const SeoRequest = z.strictObject({ uid, apply: z.boolean() })
/** `was`: what the caller saw; a file that says something else by now stays as it is. */
export const AltTextsChange = z.strictObject({
  changes: z
    .array(z.strictObject({ id: z.number().int().min(1), was: z.string().max(5_000), text: z.string().trim().max(1_000) }))
    .min(1)
    .max(100),
})
const address = z.string().trim().min(1).max(2_000)
/** From an old address to the one at which an entry is published. */
export const RedirectRequest = z.strictObject({ from: address, to: address })
export const TrafficChange = z.strictObject({ isOn: z.boolean() })
export const TrafficQuery = z.strictObject({ days: z.coerce.number().int().min(1).max(365).default(28) })
/** A page of the site, and the agents it is asked about: one request each. */
export const ReachRequest = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2_048),
  agents: z.array(z.string().max(64)).min(1).max(20),
})
/** The body of the service's `POST /v1/events`, of which only the events count here. */
export const EventsRequest = z.strictObject({
  site: z.string().max(64).nullable().optional(),
  source: z.string().max(32).optional(),
  agent_list_version: z.string().max(32).optional(),
  events: z.array(z.unknown()).min(1).max(500),
})
/** Absent leaves the stored one, null removes it. */
const key = z
  .string()
  .regex(/^[\x21-\x7e]{8,400}$/, 'Must be a key without spaces')
  .nullable()
  .optional()
/** `browserTranslates` absent: as it was. */
export const ModeChange = z.strictObject({
  mode: z.enum(['embedded', 'service']),
  address: z.string().max(2_000),
  key,
  browserTranslates: z.boolean().optional(),
})
/** An empty address: the entry has none any more. */
export const GeneratorChange = z.strictObject({ url: z.string().trim().max(2_000), model: z.string().trim().max(200), key })
