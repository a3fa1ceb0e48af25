// The few members of the @wordpress packages that we use and that WordPress itself provides at run time. Written by hand: the real typings of
// @wordpress/editor bring a gigabyte and more of node_modules. @wordpress/components and @wordpress/api-fetch bring their own.
declare module '@wordpress/plugins' {
  import type { ComponentType, ReactElement } from 'react'
  export function registerPlugin(name: string, settings: { icon?: string | ReactElement; render: ComponentType }): unknown
}
declare module '@wordpress/editor' {
  import type { ComponentType, ReactNode } from 'react'

  type Slot<Props> = ComponentType<Props & { children?: ReactNode }>
  export const PluginSidebar: Slot<{ name: string; title: string; icon?: ReactNode; className?: string }>
  export const PluginSidebarMoreMenuItem: Slot<{ target: string; icon?: ReactNode }>
  export const PluginDocumentSettingPanel: Slot<{ name: string; title: string; className?: string }>
  export const PluginPrePublishPanel: Slot<{ title?: string; initialOpen?: boolean; icon?: ReactNode; className?: string }>
  export const PluginPostPublishPanel: Slot<{ title?: string; initialOpen?: boolean; icon?: ReactNode; className?: string }>
}
declare module '@wordpress/data' {
  // biome-ignore lint/suspicious/noExplicitAny: stores are described where they are used, in src/host/block-editor/stores.ts
  type Any = any
  export function select(store: string): Any
  export function dispatch(store: string | symbol): Any
  export function subscribe(listener: () => void, store?: string): () => void
  export interface Registry {
    /** Subscribers hear of all changes inside of it at once. */
    batch(change: () => void): void
  }
  export function useRegistry(): Registry
  export function useSelect<Value>(map: (select: (store: string) => Any) => Value, deps: readonly unknown[]): Value
}
declare module '@wordpress/url' {
  export function cleanForSlug(text: string): string
}
declare module '@wordpress/server-side-render' {
  import type { ComponentType } from 'react'

  const ServerSideRender: ComponentType<{ block: string; attributes: object; skipBlockSupportAttributes?: boolean }>
  export default ServerSideRender
}
declare module '@wordpress/block-editor' {
  import type { ComponentType, ReactNode } from 'react'
  export const InspectorControls: ComponentType<{ children: ReactNode }>
  export function useBlockProps(): Readonly<Record<string, unknown>>
}
declare module '@wordpress/blocks' {
  import type { ReactNode } from 'react'
  import type { EditorBlock } from '../src/host/block-editor/stores.ts'
  export function registerBlockType<Attributes>(
    name: string,
    settings: {
      edit(props: { readonly attributes: Attributes; setAttributes(change: Partial<Attributes>): void }): ReactNode
      save(): null
    },
  ): unknown
  export function parse(markup: string): EditorBlock[]
  export function serialize(blocks: EditorBlock | readonly EditorBlock[]): string
  export function cloneBlock(block: EditorBlock, attributes: Readonly<Record<string, unknown>>): EditorBlock
  export function rawHandler(options: { HTML: string }): EditorBlock[]
  export function getBlockType(name: string):
    | {
        readonly attributes: Readonly<Record<string, { readonly type?: string; readonly source?: string }>>
        readonly providesContext?: Readonly<Record<string, string>>
        readonly usesContext?: readonly string[]
      }
    | undefined
}
declare module '@wordpress/rich-text' {
  export interface RichTextValue {
    readonly text: string
    /** By character. */
    readonly formats: readonly (readonly { readonly type: string }[] | undefined)[]
  }
  export function applyFormat(
    value: RichTextValue,
    format: { readonly type: string; readonly attributes: Readonly<Record<string, string>> },
    start: number,
    end: number,
  ): RichTextValue
  export function concat(...values: readonly RichTextValue[]): RichTextValue
  export function create(options: { html: string } | { text: string }): RichTextValue
  export function insert(value: RichTextValue, toInsert: string, start: number, end: number): RichTextValue
  export function slice(value: RichTextValue, start: number, end: number): RichTextValue
  export function toHTMLString(options: { value: RichTextValue }): string
}
declare module '@wordpress/annotations' {}
declare module '@wordpress/commands' {
  import type { ReactNode } from 'react'
  export interface Command {
    readonly name: string
    readonly label: string
    readonly searchLabel?: string
    readonly icon?: ReactNode
    readonly callback: (options: { close(): void }) => void
  }
  export function useCommand(command: Command): void
}
declare module '@wordpress/keyboard-shortcuts' {
  export const store: unique symbol
  export function useShortcut(name: string, callback: (event: KeyboardEvent) => void): void
}
/** A script module of WordPress 7.0 and later, found by the page's import map. */
declare module '@wordpress/abilities' {
  export interface Ability {
    readonly name: string
    readonly label: string
    readonly description: string
    readonly category: string
    readonly output_schema?: object
    readonly meta?: object
    readonly callback: (input: unknown) => unknown
  }
  export function getAbilityCategory(slug: string): object | undefined
  export function registerAbilityCategory(slug: string, category: { readonly label: string; readonly description: string }): void
  export function registerAbility(ability: Ability): void
  export function unregisterAbility(name: string): void
}
declare module '@wordpress/hooks' {
  export function addFilter<Value, Rest extends unknown[]>(
    hook: string,
    namespace: string,
    callback: (value: Value, ...rest: Rest) => Value | Promise<Value>,
  ): void
}
declare module '@wordpress/element' {
  export {
    Fragment,
    lazy,
    StrictMode,
    Suspense,
    useCallback,
    useEffect,
    useId,
    useLayoutEffect,
    useMemo,
    useRef,
    useState,
    useSyncExternalStore,
  } from 'react'
  export { createRoot } from 'react-dom/client'
}
declare module '@wordpress/i18n' {
  export function __(text: string, domain: string): string
  export function _n(single: string, plural: string, count: number, domain: string): string
  export function sprintf(format: string, ...args: readonly (string | number)[]): string
  export function isRTL(): boolean
}
declare module '@wordpress/a11y' {
  export function speak(message: string, politeness?: 'polite' | 'assertive'): void
}
declare module '*.css' {}
/** Where webpack's bundles find their parts. */
declare let __webpack_public_path__: string
