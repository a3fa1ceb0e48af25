import { Box, Button, Flex, Modal, Tabs, Typography } from '@strapi/design-system'
import { lazy, Suspense, useRef } from 'react'
import { styled } from 'styled-components'
import { pluginName } from '../id.ts'
import { isKeyboardLost } from '../ui/is-keyboard-lost.ts'
import { List } from '../ui/list.tsx'
import { Fold, Line, Part, Small } from '../ui/parts.tsx'
import { useText } from '../use-texts.tsx'
import { Live } from './card.tsx'
import { NoticePlace } from './notice-at.tsx'
import { type TabName, usePanel } from './panel-context.tsx'
import { ChecksTab } from './tabs/checks-tab.tsx'
import { NextTab } from './tabs/next-tab.tsx'
import { QuestionsTab } from './tabs/questions-tab.tsx'
import { SchemaTab } from './tabs/schema-tab.tsx'
import { SnippetTab } from './tabs/snippet-tab.tsx'
import { stepsBeside, titleFault } from './title-fault.ts'

/** A sheet at the side of the page, as wide as reading needs. */
const Sheet = styled(Modal.Content)`
  && {
    inset: 0 0 0 auto;
    transform: none;
    width: min(96rem, 100vw);
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
    animation: none;
  }
`
const Scroll = styled.div`
  flex: 1 1 auto;
  overflow-y: auto;
  overscroll-behavior: contain;
`
const TabRow = styled(Tabs.List)`
  flex-wrap: wrap;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  padding-inline: 0.8rem;
`

const Sources = lazy(() => import('../sources/sources-tab.tsx'))
const SourcesTab = () => <Sources panel={usePanel()} />

/** Components of the panel for tabs that are loaded on demand. */
const kit = { Fold, Line, List, Part, Small, isKeyboardLost } as const
const Translate = lazy(() => import('../translate/translate-tab.tsx'))
const TranslateTab = () => <Translate panel={usePanel()} kit={kit} />

const tabs = {
  next: NextTab,
  snippet: SnippetTab,
  questions: QuestionsTab,
  schema: SchemaTab,
  checks: ChecksTab,
  sources: SourcesTab,
  translations: TranslateTab,
} as const
const names = Object.keys(tabs) as TabName[]

interface DrawerProps {
  readonly isOpen: boolean
  readonly tab: TabName
  setTab(tab: TabName): void
  setOpen(isOpen: boolean): void
  /** Called once the sheet has closed. */
  onClosed(): void
}

/** Everything about the entry. Computes nothing: the view says what to draw, the store what to do. */
export default function Drawer({ isOpen, tab, setTab, setOpen, onClosed }: DrawerProps) {
  const text = useText()
  const { view, entry } = usePanel()
  const shown = names.filter((name) => (name !== 'sources' || entry.looksUpSources) && (name !== 'translations' || entry.translates))
  const list = useRef<HTMLDivElement>(null)
  const { status } = view
  const labels = useLabels()
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Sheet
        dir={view.direction}
        aria-describedby={undefined}
        data-testid="citable-drawer"
        data-status={status.code}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          list.current?.querySelector<HTMLElement>('[data-state="active"]')?.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
      >
        <Modal.Header closeLabel={text('drawer.close')}>
          <Flex gap={4} wrap="wrap" alignItems="center">
            <Modal.Title>{pluginName}</Modal.Title>
            {view.scores.map((score) => (
              <Typography key={score.id} variant="pi" textColor="neutral800" title={score.help}>
                {score.label}{' '}
                <Typography tag="strong" variant="omega" fontWeight="bold" textColor="neutral800">
                  {score.value ?? '–'}
                </Typography>
                {score.trend && ` (${score.trend.text})`}
              </Typography>
            ))}
            <Line icon={status.icon} tone={status.tone}>
              {[status.word, status.scorerText].filter((part) => part !== '').join(' · ')}
            </Line>
          </Flex>
        </Modal.Header>
        <Tabs.Root
          variant="simple"
          dir={view.direction}
          value={tab}
          onValueChange={(name: string) => setTab(name as TabName)}
          style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' }}
        >
          <TabRow ref={list} aria-label={pluginName}>
            {shown.map((name) => (
              <Tabs.Trigger key={name} value={name} data-testid={`citable-tab-${name}`}>
                {labels[name]}
              </Tabs.Trigger>
            ))}
          </TabRow>
          <Scroll>
            <Flex direction="column" alignItems="stretch" gap={4} padding={{ initial: 4, medium: 6 }}>
              <Banners />
              {shown.map((name) => {
                const Tab = tabs[name]
                return (
                  <Tabs.Content key={name} value={name}>
                    <Flex direction="column" alignItems="stretch" gap={6}>
                      <NoticePlace>
                        <Suspense>
                          <Tab />
                        </Suspense>
                      </NoticePlace>
                    </Flex>
                  </Tabs.Content>
                )
              })}
            </Flex>
          </Scroll>
        </Tabs.Root>
        {isOpen && <Live />}
      </Sheet>
    </Modal.Root>
  )
}

/** Obstacles to scores or to changes. */
function Banners() {
  const { view, store } = usePanel()
  return view.banners
    .filter(({ code }) => code !== 'empty')
    .map((banner) => (
      <Box
        key={banner.code}
        background={banner.tone === 'info' ? 'primary100' : banner.tone === 'warning' ? 'warning100' : 'danger100'}
        hasRadius
        padding={3}
      >
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Line icon={banner.icon} tone={banner.tone === 'info' ? 'neutral' : banner.tone === 'warning' ? 'fair' : 'poor'}>
            {banner.text}
          </Line>
          {banner.detail && <Small>{banner.detail}</Small>}
          {banner.action && (
            <Button size="S" variant="tertiary" onClick={() => store.refresh()}>
              {banner.actionLabel}
            </Button>
          )}
        </Flex>
      </Box>
    ))
}

/** The tabs' names, with the number of points that are open there. */
function useLabels(): Readonly<Record<TabName, string>> {
  const text = useText()
  const { view, catalog } = usePanel()
  const fault = titleFault(view, text)
  const open = (id: 'search' | 'answers' | 'text') => (view.start ? 0 : (view.topics.find((one) => one.id === id)?.rows.length ?? 0))
  const counted = (name: string, count: number) => (count === 0 ? name : `${name} (${count})`)
  return {
    next: counted(text('drawer.next'), view.start ? 0 : stepsBeside(fault, view).length + open('text') + Number(fault !== null)),
    snippet: counted(text('drawer.snippet'), open('search')),
    questions: counted(view.questions.heading, open('answers')),
    schema: view.schemaHeading,
    checks: view.checksHeading,
    sources: catalog.text('evidenceSources'),
    translations: catalog.text('propertyWorkTranslation'),
  }
}
