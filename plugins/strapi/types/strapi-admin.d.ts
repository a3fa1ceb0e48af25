import type { StrapiApp } from '@strapi/strapi/admin'

/** The admin half, as Strapi's build takes it in. */
declare const plugin: {
  register(app: StrapiApp): void
  bootstrap(app: StrapiApp): void
  registerTrads(app: { readonly locales: readonly string[] }): Promise<readonly { readonly data: object; readonly locale: string }[]>
}

export default plugin
