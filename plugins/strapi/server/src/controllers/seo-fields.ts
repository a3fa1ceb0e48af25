import type { SchemaChange, SeoFieldsAnswer, SeoType } from '#shared/answers.ts'
import { socialPaths } from '#shared/entry/social-fields.ts'
import { isSeo } from '#shared/mapping/component-roles.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { App } from '../create-services.ts'
import { mayRead, parse, type RequestContext } from '../http.ts'
import { query } from '../plugin.ts'
import { SeoRequest } from '../schemas.ts'
import { planSeo, seoUid, writeSchemas } from '../seo-fields/schema-change.ts'

/** What other SEO plugins left in the types of a site, and the same fields for types without them. */
export const seoFieldsController = ({ strapi, settings }: App) => {
  /** Fields for search engines of a type, and how many of its entries have something in them; a draft and its published version are one. */
  async function typeOf(shape: TypeShape): Promise<SeoType> {
    const [attribute = null, found] =
      Object.entries(shape.attributes).find(
        ([, { type, component = '', repeatable, private: isPrivate }]) =>
          type === 'component' && !repeatable && !isPrivate && (component === seoUid || isSeo(shape.components[component] ?? {})),
      ) ?? []
    const own = shape.draftAndPublish ? { publishedAt: null } : {}
    const fields = shape.components[found?.component ?? ''] ?? {}
    const filled = async (name: string): Promise<number | null> =>
      attribute === null || fields[name] === undefined
        ? null
        : query(strapi, shape.uid).count({ where: { ...own, [attribute]: { [name]: { $notNull: true, $ne: '' } } } })
    const mapping = await settings.mapping(shape.uid)
    const plan = await planSeo(strapi, shape)
    const type = strapi.contentTypes[shape.uid as never] as unknown as {
      readonly attributes: Readonly<Record<string, { readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } } }>>
    }
    return {
      uid: shape.uid,
      name: shape.displayName,
      attribute,
      component: found?.component ?? null,
      social: mapping === null ? [] : socialPaths(shape, mapping),
      // one locale's values would be copied over the others when it is published
      isShared: attribute !== null && shape.localized && type.attributes[attribute]?.pluginOptions?.i18n?.localized !== true,
      isRead:
        attribute !== null &&
        (mapping?.seoTitle?.startsWith(`${attribute}.`) || mapping?.description?.startsWith(`${attribute}.`) || false),
      entries: await query(strapi, shape.uid).count({ where: own }),
      titles: await filled('metaTitle'),
      descriptions: await filled('metaDescription'),
      problem: 'problem' in plan ? plan.problem : null,
    }
  }

  return {
    async get(context: RequestContext) {
      const shapes = settings.uids().flatMap((uid) => settings.shape(uid) ?? [])
      const seen = shapes.filter(({ uid }) => mayRead(context, uid))
      context.body = {
        otherPlugin: strapi.plugin('seo') !== undefined && strapi.plugin('seo') !== null,
        mayAdd: mayChangeTypes(context),
        types: await Promise.all(seen.map(typeOf)),
      } satisfies SeoFieldsAnswer
    },

    /** The change of a type's schema, to be looked at; with `apply`, done. */
    async add(context: RequestContext) {
      const asked = parse(context, SeoRequest, context.request.body)
      if (asked === null) return
      if (!mayRead(context, asked.uid) || !mayChangeTypes(context)) return context.forbidden()
      const shape = settings.shape(asked.uid)
      if (shape === null) return context.notFound()
      const plan = await planSeo(strapi, shape)
      if ('files' in plan && asked.apply) await writeSchemas(strapi, plan.files)
      context.body = plan satisfies SchemaChange
    },
  }
}

/** Who may build types in the Content-Type Builder. */
const mayChangeTypes = (context: RequestContext): boolean => context.state.userAbility?.can('plugin::content-type-builder.read') === true
