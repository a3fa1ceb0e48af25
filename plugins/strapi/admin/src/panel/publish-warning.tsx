import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin'
import { Flex, Typography } from '@strapi/design-system'
import { useState, useSyncExternalStore } from 'react'

/** What is said before the entry on screen is published. */
export interface PublishWarning {
  readonly model: string
  /** Empty: the entry is being created. */
  readonly documentId: string
  readonly title: string
  readonly lines: readonly string[]
}

/** Page memory: the panel tells it, and the button beside it asks. */
let current: PublishWarning | null = null
const listeners = new Set<() => void>()

export function setPublishWarning(warning: PublishWarning | null): void {
  if (JSON.stringify(warning) === JSON.stringify(current)) return
  current = warning
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/**
 * Strapi's own action, with a question before it while there is a warning. Strapi's question about drafts that an entry is related to comes
 * after ours, with the next click.
 */
export function warnBeforePublish(publish: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the action is registered
  const Warned: DocumentActionComponent = (props) => {
    const action = publish(props)
    const warning = useSyncExternalStore(subscribe, () => current)
    const [passed, setPassed] = useState<PublishWarning | null>(null)
    const isAbout = warning !== null && warning.model === props.model && warning.documentId === (props.documentId ?? '')
    if (!action || !isAbout || warning === passed) return action
    return {
      ...action,
      onClick: () => {},
      dialog: {
        type: 'dialog',
        title: warning.title,
        content: (
          <Flex direction="column" alignItems="stretch" gap={2} tag="ul" data-testid="citable-publish-warning">
            {warning.lines.map((line) => (
              <Typography key={line} tag="li">
                {line}
              </Typography>
            ))}
          </Flex>
        ),
        confirmLabel: action.label,
        onConfirm: async () => {
          setPassed(warning)
          await action.onClick?.(new Event('click') as never)
        },
      } as NonNullable<typeof action.dialog>,
    }
  }
  return Object.assign(Warned, { type: publish.type, position: publish.position, displayName: 'CitablePublish' })
}
