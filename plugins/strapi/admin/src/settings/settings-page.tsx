import { Box, Tabs } from '@strapi/design-system'
import { Layouts, Page, useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { SettingsAnswer } from '#shared/answers.ts'
import { pluginId, right } from '../id.ts'
import { Card, TextField } from '../ui/fields.tsx'
import { useDirection, useText, WithTexts } from '../use-texts.tsx'
import { DeliveryTab } from './delivery-tab.tsx'
import { ModeTab } from './mode-tab.tsx'
import { SetupTab } from './setup-tab.tsx'
import type { Faults, TabProps } from './tab-props.ts'
import { TypesTab } from './types-tab.tsx'

const ui = { Card, TextField }

const tabs = [
  ['setup', SetupTab],
  ['types', TypesTab],
  ['mode', ModeTab],
  ['delivery', DeliveryTab],
  ['more', lazy(() => import('../more/more-tab.tsx'))],
] as const

export default function SettingsPage() {
  return (
    <Page.Protect permissions={right('settings.read') as never}>
      <WithTexts fallback={<Page.Loading />}>
        <Content />
      </WithTexts>
    </Page.Protect>
  )
}

function Content() {
  const text = useText()
  const direction = useDirection()
  const { get, put } = useFetchClient()
  const { toggleNotification } = useNotification()
  const { allowedActions } = useRBAC(right('settings.update') as never)
  const mayChange = (allowedActions as { canUpdate?: boolean }).canUpdate === true
  const [tab, setTab] = useState(() => globalThis.location?.hash.slice(1) ?? '')
  const [kept] = useState(() => new Map<string, unknown>())
  const [answer, setAnswer] = useState<SettingsAnswer | 'failed' | null>(null)

  useEffect(() => {
    get(`/${pluginId}/settings`).then(
      ({ data }) => {
        const read = data as SettingsAnswer
        setAnswer(read)
        // once: saving the site's address on the first tab keeps the person on it
        setTab((asked) => (tabs.some(([name]) => name === asked) ? asked : read.settings.site.url === '' ? 'setup' : 'types'))
      },
      () => setAnswer('failed'),
    )
  }, [get])

  const save = useCallback(
    async (path: string, body: unknown): Promise<Faults> => {
      try {
        const { data } = await put(`/${pluginId}/settings/${path}`, body)
        setAnswer(data as SettingsAnswer)
        kept.delete(path === 'type' ? `type ${(body as { uid: string }).uid}` : path)
        toggleNotification({ type: 'success', message: text('settings.saved') })
        return {}
      } catch (error) {
        const { message, details } =
          (error as { response?: { data?: { error?: { message?: string; details?: unknown } } } }).response?.data?.error ?? {}
        const errors = ((details as { errors?: unknown } | undefined)?.errors ?? []) as readonly {
          readonly path: readonly string[]
          readonly message: string
        }[]
        if (errors.length === 0) toggleNotification({ type: 'danger', message: message ?? String(error) })
        return Object.fromEntries(errors.map((one) => [one.path.join('.'), one.message]))
      }
    },
    [put, text, toggleNotification, kept],
  )

  if (answer === null) return <Page.Loading />
  if (answer === 'failed') return <Page.Error content={text('settings.failed')} />
  /** Each tab has an address of its own. */
  const turn = (name: string) => {
    setTab(name)
    window.history.replaceState(window.history.state, '', `#${name}`)
  }
  const props: TabProps = { answer, mayChange, save, kept }
  return (
    <Page.Main dir={direction} data-testid="citable-settings">
      <Page.Title>{text('settings.title')}</Page.Title>
      <Layouts.Header title={text('settings.title')} subtitle={text('settings.subtitle')} />
      <Layouts.Content>
        <Tabs.Root dir={direction} value={tab} onValueChange={turn} variant="simple">
          <Tabs.List aria-label={text('settings.title')}>
            {tabs.map(([name]) => (
              <Tabs.Trigger key={name} value={name}>
                {text(`settings.${name}`)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tabs.map(([name, Tab]) => (
            <Tabs.Content key={name} value={name}>
              <Box paddingTop={6}>
                <Suspense>
                  <Tab {...props} ui={ui} />
                </Suspense>
              </Box>
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </Layouts.Content>
    </Page.Main>
  )
}
