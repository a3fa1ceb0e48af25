import { rubric } from '@citable/core'
import type { BacklogAnswer, TestAnswer } from '#shared/answers.ts'
import { chosenIn, leftOutOf, misfitsOf, wantedMapping } from '#shared/mapping/fit-mapping.ts'
import { proposeMapping } from '#shared/mapping/propose-mapping.ts'
import type { Mapping, TypeSettings } from '#shared/settings.ts'
import type { App } from '../create-services.ts'
import { mayChangeRoles, mayRead, parse, type RequestContext } from '../http.ts'
import {
  AccessChange,
  AddressesChange,
  AssistantsChange,
  BacklogChange,
  DeliveryChange,
  GeneratorChange,
  ModeChange,
  PageRequest,
  SiteChange,
  TitlesChange,
  TypeChange,
} from '../schemas.ts'
import { mappingProblem } from '../settings/mapping-problem.ts'
import { settingsAnswer } from './settings-answer.ts'

/** The settings page. Each tab is saved on its own; the key goes in and never comes out. */
export const settingsController = (app: App) => {
  const { access, generator, outbox, pageCheck, repair, serviceClient, settings } = app
  /** Changed settings change results: what is published is looked at again soon. */
  const changed = () => {
    void repair.runAll()
  }

  return {
    async get(context: RequestContext) {
      context.body = await settingsAnswer(app, context)
    },

    async putType(context: RequestContext) {
      const change = parse(context, TypeChange, context.request.body)
      if (change === null) return
      const shape = settings.shape(change.uid)
      if (shape === null) return context.notFound()
      const problem = change.mapping === null ? null : mappingProblem(change.mapping, shape)
      if (problem !== null) return context.badRequest('Some values are not valid', { errors: [problem] })
      const { types } = await settings.get()
      const before = types[change.uid]
      const { enabled, mapping, schemaType, warnBelow } = change
      const choice = mapping === null ? { chosen: null } : choiceOf(mapping, proposeMapping(shape), before)
      // a type that is only switched off keeps what people chose of it
      const isKept = before !== undefined && mapping === null && !enabled
      await settings.save({
        types: {
          ...types,
          [change.uid]: { ...(isKept ? before : { mapping: null, ...choice }), enabled, schemaType, warnBelow },
        },
      })
      await settings.remember(change.uid)
      changed()
      context.body = await settingsAnswer(app, context)
    },

    async putAddresses(context: RequestContext) {
      const change = parse(context, AddressesChange, context.request.body)
      if (change === null) return
      const types = { ...(await settings.get()).types }
      for (const [uid, addresses] of Object.entries(change.addresses)) {
        const [shape, mapping] = [settings.shape(uid), await settings.mapping(uid)]
        if (shape === null || mapping === null) return context.notFound()
        const problem = misfitsOf({ ...mapping, addresses }, shape).find(({ field }) => field === 'addresses')
        if (problem !== undefined)
          return context.badRequest('Some values are not valid', { errors: [{ path: ['addresses', uid], message: problem.message }] })
        types[uid] = withAddresses(types[uid], addresses, proposeMapping(shape))
      }
      await settings.save({ types })
      changed()
      context.body = await settingsAnswer(app, context)
    },

    async putSite(context: RequestContext) {
      const site = parse(context, SiteChange, context.request.body)
      if (site === null) return
      await settings.save({ site })
      changed()
      context.body = await settingsAnswer(app, context)
    },

    async putDelivery(context: RequestContext) {
      const delivery = parse(context, DeliveryChange, context.request.body)
      if (delivery === null) return
      await settings.save({ delivery })
      context.body = await settingsAnswer(app, context)
    },

    async putAssistants(context: RequestContext) {
      const assistants = parse(context, AssistantsChange, context.request.body)
      if (assistants === null) return
      await settings.save({ assistants })
      context.body = await settingsAnswer(app, context)
    },

    async putTitles(context: RequestContext) {
      const titles = parse(context, TitlesChange, context.request.body)
      if (titles === null) return
      await settings.save({ titles })
      context.body = await settingsAnswer(app, context)
    },

    async putAccess(context: RequestContext) {
      if (parse(context, AccessChange, context.request.body) === null) return
      if (!mayChangeRoles(context)) return context.forbidden()
      await access.giveToWriters()
      context.body = await settingsAnswer(app, context)
    },

    /** Progress of analysing published entries; failures of types that the caller may read. */
    async backlog(context: RequestContext) {
      const backlog = await repair.backlog()
      context.body = {
        ...backlog,
        failures: backlog.failures.filter(({ uid }) => mayRead(context, uid)),
      } satisfies BacklogAnswer
    },

    async putBacklog(context: RequestContext) {
      const change = parse(context, BacklogChange, context.request.body)
      if (change === null) return
      await repair.setPaused(change.paused)
      context.body = (await repair.backlog()) satisfies BacklogAnswer
    },

    async putMode(context: RequestContext) {
      const change = parse(context, ModeChange, context.request.body)
      if (change === null) return
      const address = change.address.trim()
      const refuse = (path: string, message: string) =>
        context.badRequest('Some values are not valid', { errors: [{ path: [path], message }] })
      if (change.mode === 'service' && address === '') return refuse('address', 'An address is needed in service mode')
      const problem = address === '' ? null : serviceClient.addressProblem(address)
      if (problem !== null) return refuse('address', addressProblems[problem])
      if (change.key !== undefined) {
        if ((await settings.keyState()).source === 'environment') return refuse('key', 'The key is set by CITABLE_API_KEY')
        if (!(await settings.saveKey(change.key)))
          return refuse('key', 'Strapi has no encryption key (admin.secrets.encryptionKey), so no key can be stored')
      }
      const browserTranslates = change.browserTranslates ?? (await settings.get()).service.browserTranslates ?? false
      await settings.save({ mode: change.mode, service: { address, ...(browserTranslates && { browserTranslates }) } })
      void outbox.retry()
      context.body = await settingsAnswer(app, context)
    },

    /** A key that was given for one address is not kept for another: it would be sent there. */
    async putGenerator(context: RequestContext) {
      const change = parse(context, GeneratorChange, context.request.body)
      if (change === null) return
      const { url, model, key } = change
      const refuse = (path: string, message: string) =>
        context.badRequest('Some values are not valid', { errors: [{ path: [path], message }] })
      const before = await generator.state()
      if (before.source === 'config') return refuse('url', 'The generator is set in the plugin’s configuration')
      if (url !== '' && generator.problemOf(url) !== null)
        return refuse('url', 'Must be an address that begins with https://, or one of this machine')
      if (url !== '' && model === '') return refuse('model', 'A model is needed')
      const isElsewhere = url === '' || new URL(url).origin !== (before.url === '' ? '' : new URL(before.url).origin)
      const kept = key === undefined && isElsewhere ? null : key
      if (kept !== undefined && !(await generator.saveKey(kept)))
        return refuse('key', 'Strapi has no encryption key (admin.secrets.encryptionKey), so no key can be stored')
      await settings.save({ generator: url === '' ? { url: '', model: '' } : { url, model } })
      context.body = await settingsAnswer(app, context)
    },

    async checkPage(context: RequestContext) {
      const asked = parse(context, PageRequest, context.request.body)
      if (asked === null) return
      context.body = await pageCheck.check(asked.address.trim(), (uid) => mayRead(context, uid))
    },

    /** Asks the saved service for a small analysis: address, key and rubric in one go. */
    async test(context: RequestContext) {
      const result = await serviceClient.optimize({ content: { markdown: 'A short test.', title: 'Connection test' } })
      if (!result.ok) {
        context.body = { ok: false, reason: result.reason, detail: result.detail } satisfies TestAnswer
        return
      }
      const version = (result.body as { rubric_version?: unknown }).rubric_version
      context.body = {
        ok: true,
        milliseconds: result.milliseconds,
        rubricVersion: typeof version === 'string' ? version : null,
        sameRubric: version === rubric.version,
      } satisfies TestAnswer
    },
  }
}

const chosenOrNull = (chosen: Partial<Mapping>): Partial<Mapping> | null => (Object.keys(chosen).length === 0 ? null : chosen)

/**
 * What a saved mapping says: the fields that differ from the proposal, and all texts, equal or not. Those are public, so that a text that the type
 * gets tomorrow waits for a person. An untouched proposal stays a proposal.
 */
function choiceOf(mapping: Mapping, proposal: Mapping | null, before: TypeSettings | undefined): Pick<TypeSettings, 'chosen' | 'leftOut'> {
  const chosen = chosenIn(mapping, proposal)
  const isUntouched = Object.keys(chosen).length === 0 && !before?.mapping && !before?.chosen
  const leftOut = leftOutOf(mapping, proposal)
  return { chosen: isUntouched ? null : { ...chosen, body: mapping.body }, ...(leftOut.length > 0 && { leftOut }) }
}

/** The addresses beside what else people chose of a type. Nothing that was only proposed is stored: a field may be renamed tomorrow. */
function withAddresses(type: TypeSettings | undefined, addresses: Mapping['addresses'], proposal: Mapping | null): TypeSettings {
  const before = wantedMapping(type, proposal)
  const chosen = before === null ? { addresses } : chosenIn({ ...before, addresses }, proposal)
  const { body } = type?.chosen ?? {}
  return { ...type, enabled: true, mapping: null, chosen: chosenOrNull({ ...chosen, ...(body && { body }) }) }
}

const addressProblems = {
  invalid: 'Must be an address that begins with https://',
  insecure: 'Must begin with https://, unless the service runs on this machine',
  private: 'Addresses of inner networks are refused; allow them with allowPrivateAddresses in the plugin’s configuration',
} as const
