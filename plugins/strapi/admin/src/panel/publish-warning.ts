import type { ContentManagerPlugin, DocumentActionComponent } from '@strapi/content-manager/strapi-admin'
import type { StrapiApp } from '@strapi/strapi/admin'
import { type ReactNode, useState, useSyncExternalStore } from 'react'

/** The warning before the entry on screen is published. */
export interface PublishWarning {
  /** Names the entry: its type, a blank, its document; no document while it is being created. */
  readonly entry: string
  /** The warning's words, shown once. */
  readonly said: string
  readonly dialog: { readonly type: 'dialog'; readonly title: string; readonly content: ReactNode }
}

/** Page memory: the panel shows it, and the button beside it asks. */
let current: PublishWarning | null = null
const listeners = new Set<() => void>()

export function setPublishWarning(warning: PublishWarning | null): void {
  current = warning
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Puts the question before Strapi's own action, in forms that are drawn from now on. */
export function warnBeforePublishing(app: StrapiApp): void {
  try {
    const { apis } = app.getPlugin('content-manager') as unknown as ContentManagerPlugin['config']
    apis.addDocumentAction((actions) => actions.map((action) => (action.type === 'publish' ? warnBeforePublish(action) : action)))
  } catch (error) {
    console.warn('Citable: the question before publishing is missing in this version of Strapi.', error)
  }
}

/**
 * Strapi's own action, with a question before it while there is a warning. Strapi's question about drafts that an entry is related to comes
 * after the plugin's, with the next click.
 */
export function warnBeforePublish(publish: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the action is registered
  const Warned: DocumentActionComponent = (props) => {
    const action = publish(props)
    const warning = useSyncExternalStore(subscribe, () => current)
    const [passed, pass] = useState('')
    if (!action || warning?.entry !== `${props.model} ${props.documentId ?? ''}` || warning.said === passed) return action
    return {
      ...action,
      onClick() {},
      dialog: {
        ...warning.dialog,
        confirmLabel: action.label,
        async onConfirm() {
          pass(warning.said)
          await action.onClick?.({} as never)
        },
      } as typeof action.dialog & {},
    }
  }
  // what Strapi knows the action by
  return Object.assign(Warned, publish)
}
