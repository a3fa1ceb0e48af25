import type { Core } from '@strapi/strapi'

interface Context {
  readonly strapi: Core.Strapi
}

/** The server half, as Strapi loads it. */
declare const plugin: {
  register(context: Context): void
  bootstrap(context: Context): Promise<void>
  destroy(context: Context): Promise<void>
  readonly config: { readonly default: plugin.Config; validator(config: Partial<plugin.Config>): void }
  readonly contentTypes: object
  readonly services: object
  readonly controllers: object
  readonly routes: object
  readonly policies: object
  readonly middlewares: object
}

declare namespace plugin {
  /** `config` of the plugin in `config/plugins`. */
  interface Config {
    /** Addresses of private networks may be asked for pages, and may be the service or the text generator. */
    readonly allowPrivateAddresses: boolean
    /** Seconds after the start at which what was published before is looked at; null: never. */
    readonly backlogAfterSeconds: number | null
    /** Entries a minute that are looked at then. */
    readonly backlogPerMinute: number
    /** An endpoint with the API of OpenAI; null: none, or the one of the settings. */
    readonly generator: Generator | null
    /** Hosts of inner networks whose pages may be asked as sources, each with its network: `wiki.intranet=10.0.0.0/8`. */
    readonly sourcesOf: readonly string[]
  }
  interface Generator {
    readonly url: string
    readonly model: string
    readonly key?: string
    /** Of a million tokens. */
    readonly price?: { readonly input: number; readonly output: number; readonly currency: string }
    readonly timeoutMs?: number
    readonly maxInputTokens?: number
    readonly maxOutputTokens?: number
    /** false: the endpoint knows no `response_format` of type `json_schema`. */
    readonly structured?: boolean
  }
}

export = plugin
