import {
  isPage,
  type OptimizationResult,
  OptimizeRequest,
  type PreviousTranslation,
  type Translation,
  TranslationResult,
  type ValidTranslateRequest,
} from '@citable/contract'
import { blocksFromStrapi } from '@citable/core/strapi-blocks'
import type { Translator } from '@citable/providers'
import { readOptimization } from '../analysis/analysis-result.ts'
import { prepareAnalysis } from '../analysis/prepare-analysis.ts'
import type { SegmentResult } from '../analysis/worker-messages.ts'
import type { Effect } from '../http/answers/answer-once.ts'
import { ServiceProblem } from '../http/answers/problem.ts'
import { createId } from '../ids.ts'
import { analysisProblem, type OptimizeDependencies, optimizeArticle } from '../optimize/optimize-article.ts'
import type { Unit } from '../storage/queries/unit.ts'
import type { TenantScope } from '../storage/storage.ts'
import { isTestSpace } from '../storage/tenants.ts'
import { findTranslations, readTranslationUse, storeTranslation, storeTranslations, storeTranslationUse } from '../storage/translations.ts'
import { timeOf } from '../time.ts'
import { tell } from '../webhooks/tell.ts'
import { checkFrame } from './check-frame.ts'
import { chooseEngines, type Engine, languageOf, listEngines } from './choose-engines.ts'
import { createDeviceTranslator, waitingFor } from './device-translator.ts'
import type { Previous } from './merge/merge-article.ts'
import type { SegmentedArticle } from './merge/segment-article.ts'
import type { SegmentJob } from './merge/segment-job.ts'
import type { SourceAnswer } from './segments/find-lost-answers.ts'
import type { ProtectedTerm } from './segments/protect.ts'
import type { SourceArticle } from './segments/split-article.ts'
import { plainText } from './segments/tagged-text.ts'
import { charactersToAsk, keysOf, translateSegments } from './segments/translate-segments.ts'
import { slugOf } from './slug.ts'

export interface TranslateDependencies extends OptimizeDependencies {
  readonly translators: readonly Translator[]
  /** Characters that billed engines translate for a tenant in a month; absent or null: as many as are asked for. */
  readonly budgetCharacters?: number | null
}

/** Characters of a synchronous call, and of an item of a job. */
const maxCharacters = { call: 50_000, item: 200_000 } as const

/** Blocks of an article that are analysed. */
const maxBlocks = 5_000

type Content = NonNullable<ValidTranslateRequest['content']>

/** Segments listed for review. */
const maxReviewed = 200

/** Whose translation it is. */
type Place = TenantScope & {
  /** The site that the key is bound to; absent or null: to none. */
  readonly siteId?: string | null
}

/** Languages written from right to left. */
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

interface Source {
  readonly article: SourceArticle
  readonly slug: string | null
  readonly language: string
  readonly isDetected: boolean
  /** Address of the original; null for text without one. */
  readonly url: string | null
  readonly aeoScore: number
  readonly seoScore: number
  readonly answers: readonly SourceAnswer[]
}

/**
 * Translates an article into every language asked for and optimizes it again in each. Missing engines are found before any work. The returned
 * function gives what to store and to answer; calling it again does not translate again.
 *
 * @throws ServiceProblem
 */
export async function translateArticle(
  request: ValidTranslateRequest,
  tenant: Place,
  signal: AbortSignal,
  dependencies: TranslateDependencies,
  within: keyof typeof maxCharacters = 'call',
): Promise<() => Promise<Effect & { readonly id: string }>> {
  const { storage, now, translators } = dependencies
  const started = now()
  // a program takes a while to say what it can do: the text is read meanwhile
  const listing = request.device ? [] : listEngines(translators)
  Promise.resolve(listing).catch(() => {})
  const source = await readSource(request, tenant, signal, dependencies, within === 'item')
  const same = request.targets.findIndex((target) => target.toLowerCase() === source.language.toLowerCase())
  if (same !== -1) throw wrongMember(`/targets/${same}`, 'The text is in this language already.')
  const chosen: ReadonlyMap<string, readonly Translator[]> = request.device
    ? new Map([[request.targets[0]!, [createDeviceTranslator(request.device)]]])
    : await enginesFor(request, source.language, await listing)

  const ticket = { owner: tenant.tenantId, isBatch: within === 'item', signal }
  for (const target of request.targets) requireSameKind(byLanguage(request.previous, target), source.article.body, target)
  const segment = async (language: string, put?: SegmentJob['put']): Promise<SegmentedArticle> => {
    const { attributes } = request.options
    const terms = termsFor(request.glossary, language)
    const given = language === '' ? undefined : byLanguage(request.previous, language)
    const previous = given && previousOf(given)
    const job = { article: source.article, terms, attributes, ...(previous && { previous }), ...(put && { put }) }
    return segmentedOf(await dependencies.pool.segment(job, ticket))
  }
  const { segments, words, chars } = await segment('')
  if (chars > maxCharacters[within]) {
    const advice =
      within === 'call' && chars <= maxCharacters.item ? ' Send “Prefer: respond-async”, or a job: there it may be longer.' : ''
    throw new ServiceProblem('too_large', `The text has ${chars} characters; at most ${maxCharacters[within]} are translated.${advice}`)
  }

  const made: Made[] = []
  const spent: Spent = { characters: 0 }
  for (const target of request.targets) {
    const translators = chosen.get(target)
    made.push(
      translators
        ? await translateInto(target, translators, segment, source, request, tenant, signal, dependencies, within === 'item', spent)
        : {
            translation: failed(target, 'no_engine_for_pair', `No engine translates ${source.language} → ${target}.`),
            store: () => [],
            optimize: null,
          },
    )
  }
  if (signal.aborted) throw new ServiceProblem('deadline', 'The call took too long.')

  return async () => {
    const at = now()
    const translations: Translation[] = []
    const unit: Unit[number][] = []
    for (const { translation, store, optimize } of made) {
      unit.push(...store(at))
      if (optimize === null) {
        translations.push(translation)
        continue
      }
      const optimized = await optimize()
      unit.push(...optimized.unit)
      translations.push(withResult(translation, JSON.parse(optimized.body.toString()), source))
    }
    const id = createId('trl', at)
    const answer: TranslationResult = {
      id,
      status: 'completed',
      source: {
        language: source.language,
        detected: source.isDetected,
        segments: segments.length,
        words,
        chars,
        aeo_score: source.aeoScore,
        seo_score: source.seoScore,
      },
      translations,
      created_at: timeOf(started),
    }
    const body = JSON.stringify(TranslationResult.parse(answer))
    if (translations.some(({ status }) => status === 'waiting')) return { id, status: 200, body, unit: [] }
    return {
      id,
      status: 200,
      body,
      unit: [
        ...unit,
        ...(spent.characters > 0 ? storeTranslationUse(storage, tenant, spent.characters, at) : []),
        ...storeTranslation(storage, tenant, { id, siteId: tenant.siteId ?? null, targets: request.targets, document: body }, at),
        ...(await tell(storage, tenant, 'translation.completed', { id, source: source.language, targets: request.targets }, at)),
      ],
    }
  }
}

function previousOf({ record, content, fields, take, keep }: PreviousTranslation): Previous {
  const { title, description, html, markdown, blocks } = content
  const body = blocks !== undefined ? { blocks } : markdown !== undefined ? { markdown } : { html: html ?? '' }
  return { record, article: { title, description, body, fields }, take, keep }
}

/** A translation is merged with a source of its own kind. */
function requireSameKind(previous: PreviousTranslation | undefined, body: SourceArticle['body'], target: string): void {
  const kind = Object.keys(body)[0] as 'html' | 'markdown' | 'blocks'
  if (previous && previous.content[kind] === undefined)
    throw wrongMember(`/previous/${target}/content`, `It must hold ${kind}, like the source.`)
}

function segmentedOf(result: SegmentResult): SegmentedArticle {
  if (!result.ok) throw analysisProblem(result)
  return result
}

const wrongMember = (pointer: string, detail: string): ServiceProblem =>
  new ServiceProblem('invalid_request', `The body is not valid: ${pointer}: ${detail}`, { errors: [{ pointer, code: 'invalid', detail }] })

/** The text to translate, its language and its scores as they are. */
async function readSource(
  request: ValidTranslateRequest,
  tenant: TenantScope,
  signal: AbortSignal,
  { pool, safeFetch, now }: TranslateDependencies,
  isBatch: boolean,
): Promise<Source> {
  const { content } = request
  if (request.url !== undefined && isTestSpace(tenant.tenantId)) {
    throw new ServiceProblem('fetch_blocked', 'Test keys fetch nothing: send the text as content.')
  }
  const given = request.source_language ?? content?.language ?? null
  const { job, page, url } = await prepareAnalysis(
    {
      url: request.url,
      content: content && { ...withFields(content, request.fields), language: given },
      site: request.site,
      now: request.now,
    } as OptimizeRequest,
    timeOf(now()),
    (address) => safeFetch.fetchPage(address, tenant.tenantId, signal),
  )
  const isWhole = page !== null || (content !== undefined && isPage(content))
  const analysed = await pool.run({ ...job, includeMain: isWhole }, { owner: tenant.tenantId, isBatch, signal })
  if (!analysed.ok) throw analysisProblem(analysed)
  const { article, aeo_score, seo_score, answers, reader_questions } = readOptimization(analysed)
  const language = given ?? article.language
  if (language === '' || language === 'und') {
    throw new ServiceProblem('unsupported_language', 'The language of the text could not be told; name it in source_language.')
  }
  const body = isWhole
    ? { html: analysed.mainHtml ?? '' }
    : content?.blocks !== undefined
      ? { blocks: content.blocks }
      : content?.markdown !== undefined
        ? { markdown: content.markdown }
        : { html: content?.html ?? '' }
  return {
    article: {
      title: content?.title ?? article.headline ?? article.title,
      description: content?.description ?? article.description,
      body,
      fields: request.fields,
    },
    slug: content?.slug ?? null,
    language,
    isDetected: given === null,
    url,
    aeoScore: aeo_score,
    seoScore: seo_score,
    answers: [...answers.filter(({ state }) => state === 'answered'), ...reader_questions].flatMap(({ question, sentence }) =>
      sentence === null ? [] : [{ question, quote: sentence.quote }],
    ),
  }
}

/** An article of blocks with its fields of blocks: what they answer is answered by it. */
function withFields(content: Content, fields: ValidTranslateRequest['fields']): Content {
  const { blocks } = content
  if (blocks === undefined) return content
  const more = Object.entries(fields).flatMap(([name, field]) =>
    field.format === 'strapi_blocks' ? blocksFromStrapi(field.value, name) : [],
  )
  return { ...content, blocks: [...blocks, ...more].slice(0, maxBlocks) }
}

/** The engines of each target, in their order. Without one for every target nothing is translated, unless the caller takes what there is. */
async function enginesFor(
  request: ValidTranslateRequest,
  from: string,
  engines: readonly Engine[],
): Promise<ReadonlyMap<string, readonly Translator[]>> {
  const { engine, allow_draft, partial } = request.options
  const chosen = new Map<string, readonly Translator[]>()
  for (const target of request.targets) {
    const translators = await chooseEngines(engines, from, target, { engine, allowDraft: allow_draft })
    if (translators.length > 0) chosen.set(target, translators)
  }
  const uncovered = request.targets.filter((target) => !chosen.has(target))
  if (uncovered.length === 0 || (partial && chosen.size > 0)) return chosen
  const available = engines.flatMap(({ translator, pairs }) =>
    (pairs === 'any' ? [] : pairs).map((pair) => ({ ...pair, engine: translator.id, tier: translator.tier })),
  )
  throw new ServiceProblem('no_engine_for_pair', `No engine translates ${uncovered.map((to) => `${from} → ${to}`).join(', ')}.`, {
    members: {
      pairs: uncovered.map((to) => ({ from, to })),
      available,
      hint:
        available.length === 0
          ? 'No engine is installed. On Debian: apt-get install apertium apertium-eng-spa apertium-eng-cat.'
          : 'Install another engine or language pair; GET /v1/translate/engines lists what is there.',
    },
  })
}

/** The words of a glossary that engines must not touch in a language. */
export function termsFor(glossary: ValidTranslateRequest['glossary'], language: string): readonly ProtectedTerm[] {
  return glossary.flatMap((entry): readonly ProtectedTerm[] => {
    if (entry.action === 'keep') return [{ term: entry.term, replacement: null, isCaseSensitive: entry.case_sensitive }]
    const replacement = byLanguage(entry.translations, language)
    return replacement === undefined ? [] : [{ term: entry.term, replacement, isCaseSensitive: entry.case_sensitive }]
  })
}

/** The value of a tag, else of its language. */
function byLanguage<Value>(values: Readonly<Record<string, Value>>, language: string): Value | undefined {
  const of = (tag: string): Value | undefined => Object.entries(values).find(([name]) => name.toLowerCase() === tag.toLowerCase())?.[1]
  return of(language) ?? of(languageOf(language))
}

/** Characters of billed engines that a call has used before it is stored. */
interface Spent {
  characters: number
}

/** A language's translation, and what is still to be done with it: store its segments, optimize it. */
interface Made {
  readonly translation: Translation
  readonly store: (at: number) => Unit
  readonly optimize: Awaited<ReturnType<typeof optimizeArticle>> | null
}

async function translateInto(
  target: string,
  translators: readonly Translator[],
  segment: (language: string, put?: SegmentJob['put']) => Promise<SegmentedArticle>,
  source: Source,
  request: ValidTranslateRequest,
  tenant: TenantScope,
  signal: AbortSignal,
  dependencies: TranslateDependencies,
  isBatch: boolean,
  spent: Spent,
): Promise<Made> {
  const { storage, now, budgetCharacters = null } = dependencies
  const started = now()
  const asked = { from: source.language, to: target, formality: request.options.formality, context: request.context, signal }
  const split = await segment(target)
  const { plan } = split
  const wanted = plan ? split.segments.filter(({ id }) => plan.needed.has(id)) : split.segments
  const human = new Map(
    request.memory.flatMap((entry) => {
      const text = byLanguage(entry.target, target)
      return text === undefined ? [] : [[entry.source.replace(/\s+/g, ' ').trim(), text] as const]
    }),
  )
  const attempt = async (translator: Translator) => {
    const keys = keysOf(wanted, translator, asked)
    const stored = await findTranslations(storage, tenant, keys, started)
    const input = { segments: wanted, translator, request: asked, human, stored, ...(plan && { known: plan.known }) }
    const characters = charactersToAsk(input)
    if (translator.isBilled && budgetCharacters !== null && characters > 0) {
      const left = budgetCharacters - spent.characters - (await readTranslationUse(storage, tenant, started))
      if (characters > left) return { translator, translated: overBudget(characters, Math.max(0, left), started), used: [] }
    }
    const translated = await translateSegments(input)
    if (translator.isBilled) spent.characters += translated.ok ? (translated.billedCharacters ?? characters) : 0
    return { translator, translated, used: keys.filter((key) => stored.has(key)) }
  }
  let tried = await attempt(translators[0]!)
  // an engine that is down, or whose quota is used up, leaves the text to the next one
  for (const next of translators.slice(1)) if (!tried.translated.ok && !signal.aborted) tried = await attempt(next)
  const { translator, translated, used } = tried
  const waiting = waitingFor(translator)
  if (waiting.length > 0) {
    const translation: Translation = { ...failed(target, '', ''), status: 'waiting', waiting: [...waiting], error: null }
    return { translation, store: () => [], optimize: null }
  }
  if (!translated.ok) {
    const code = translated.reason === 'timeout' ? 'provider_timeout' : 'isBudget' in translated ? 'quota_exceeded' : 'provider_failed'
    if (!request.options.partial) throw new ServiceProblem(code, translated.detail, retryOf(translated.retryAfterS))
    return { translation: failed(target, code, translated.detail), store: () => [], optimize: null }
  }
  const { results, words, fresh } = translated
  const { put } = await segment(target, {
    language: source.language,
    to: target,
    results,
    words,
    addresses: byLanguage(request.url_map, target) ?? {},
    answers: source.answers,
    record: request.options.record,
  })
  if (put === null) throw new Error('the translation was not put together')
  const isDraft = translator.tier === 'draft'
  const slug = request.options.localize_slug && put.title !== null ? slugOf(put.title, target) || source.slug : source.slug
  const origins = [...put.results.values()]
  const of = (origin: string): number => origins.filter((result) => result.origin === origin).length
  const { content } = request
  const optimize = await optimizeArticle(
    OptimizeRequest.parse({
      content: {
        ...put.body,
        title: put.title?.slice(0, 500) ?? null,
        description: put.description?.slice(0, 1_000) ?? null,
        slug: slug?.slice(0, 200) ?? null,
        language: target,
        ...(content?.authors && { authors: content.authors }),
        date_published: content?.date_published ?? null,
        date_modified: content?.date_modified ?? null,
        image: content?.image ?? null,
        ...(content?.article_type && { article_type: content.article_type }),
      },
      site: request.site ?? null,
      options: { seo: request.options.seo, aeo: request.options.aeo, titles: isDraft ? 0 : request.options.titles },
      target_queries: byLanguage(request.target_queries, target) ?? [],
      ...(request.now !== undefined && { now: request.now }),
    }),
    { tenant, siteHost: null, isBatch },
    signal,
    dependencies,
  )
  return {
    translation: {
      ...failed(target, '', ''),
      status: 'completed',
      title: put.title,
      publishable: translator.tier === 'production',
      engine: { id: translator.id, model: translated.model ?? translator.id, tier: translator.tier },
      description: put.description,
      slug,
      content: 'blocks' in put.body ? { blocks: [...put.body.blocks] } : { ...put.body },
      fields: Object.fromEntries(Object.entries(put.fields).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]])),
      record: put.record,
      merge: put.merge,
      segments: {
        total: origins.length,
        machine: of('machine'),
        memory: of('memory'),
        cached: of('cached'),
        kept_source: of('source'),
        low_confidence: put.doubtful.length,
      },
      unresolved: split.segments.flatMap(({ id, text }) => {
        const reason = put.results.get(id)?.reason ?? null
        return reason === null ? [] : [{ segment: id, source: plainText(text), reason }]
      }),
      review: put.doubtful.slice(0, maxReviewed).map((each) => ({ ...each, reasons: [...each.reasons] })),
      lost_answers: [...put.lostAnswers],
      confidence: put.confidence,
      translation_checks: [
        ...put.checks,
        ...checkFrame({ title: put.title, description: put.description, slug, language: target, sourceUrl: source.url }),
      ],
      hreflang: {
        status: 'pending',
        self: target,
        alternates: source.url === null ? [] : [{ hreflang: source.language, href: source.url }],
      },
      usage: { chars: split.chars, billed_chars: translated.billedCharacters, ms: Math.max(0, Math.round(now() - started)) },
      error: null,
    },
    store: (at) => storeTranslations(storage, tenant, fresh, used, at),
    optimize,
  }
}

/** An engine that would cost more than the tenant has left in this month. */
function overBudget(characters: number, left: number, at: number) {
  const { year, month } = { year: new Date(at).getUTCFullYear(), month: new Date(at).getUTCMonth() }
  return {
    ok: false,
    reason: 'quota',
    isBudget: true,
    detail: `The text has ${characters} characters to translate; of this month’s budget ${left} are left.`,
    retryAfterS: Math.max(1, Math.ceil((Date.UTC(year, month + 1, 1) - at) / 1000)),
  } as const
}

const retryOf = (seconds: number | null) => (seconds === null ? {} : { headers: { 'retry-after': String(seconds) } })

function failed(language: string, code: string, detail: string): Translation {
  return {
    language,
    dir: rightToLeft.has(languageOf(language)) ? 'rtl' : 'ltr',
    status: 'failed',
    waiting: [],
    review_required: true,
    publishable: false,
    engine: null,
    title: null,
    titles: [],
    schema: null,
    description: null,
    slug: null,
    aeo_score: null,
    seo_score: null,
    scores: null,
    optimization_id: null,
    content: null,
    fields: {},
    record: null,
    merge: null,
    segments: { total: 0, machine: 0, memory: 0, cached: 0, kept_source: 0, low_confidence: 0 },
    unresolved: [],
    review: [],
    lost_answers: [],
    confidence: null,
    translation_checks: [],
    hreflang: { status: 'pending', self: language, alternates: [] },
    usage: { chars: 0, billed_chars: null, ms: 0 },
    error: { code, detail },
  }
}

/** The translation with its own scores, titles and graph; the graph names the original. */
function withResult(translation: Translation, result: OptimizationResult, source: Source): Translation {
  const ofOriginal = source.url === null ? {} : { translationOfWork: { '@id': `${source.url.split('#')[0]}#article` } }
  const isDraft = translation.engine?.tier === 'draft'
  return {
    ...translation,
    // what an engine made of a heading is no title: the translated title stays, and a draft has no score before a person has read it
    title: isDraft ? translation.title : (translation.title ?? result.title),
    titles: isDraft ? [] : result.titles,
    schema: {
      ...result.schema,
      '@graph': result.schema['@graph'].map((node) => (String(node['@id'] ?? '').endsWith('#article') ? { ...node, ...ofOriginal } : node)),
    },
    aeo_score: isDraft ? null : result.aeo_score,
    seo_score: isDraft ? null : result.seo_score,
    scores: isDraft ? null : result.scores,
    optimization_id: result.id,
  }
}
