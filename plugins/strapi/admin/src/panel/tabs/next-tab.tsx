import { isTextKind, type PanelView, type ScoreView } from '@citable/editor'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { lazy, Suspense, useState } from 'react'
import { absentComponents } from '#shared/entry/head-fields.ts'
import { List } from '../../ui/list.tsx'
import { Fold, Part, ScoreParts, Small } from '../../ui/parts.tsx'
import { Icon } from '../../ui/tones.tsx'
import { useText } from '../../use-texts.tsx'
import { NoticeAt } from '../notice-at.tsx'
import { usePanel } from '../panel-context.tsx'
import { stepsBeside, titleFault } from '../title-fault.ts'
import { Change, RowList } from './check-row.tsx'
import { Choice } from './choice.tsx'
import { AbsentComponents } from './head-fields.tsx'
import { Points, useTopic } from './points.tsx'

const BrowserRemarks = lazy(async () => ({ default: (await import('../drafts/browser-model.ts')).BrowserRemarks }))

/** The most useful open points, all safe fixes in one, and what is open about structure and text. */
export function NextTab() {
  const { view, store, chooseType, entry, open, readEntry } = usePanel()
  const text = useText()
  const topic = useTopic('text')
  const fault = titleFault(view, text)
  const steps = stepsBeside(fault, view)
  return (
    <>
      {view.applied.items.length === 0 ? null : <Applied applied={view.applied} />}
      {view.start ? (
        <Part title={text('start.heading')} testId="citable-start">
          <ol style={{ listStyle: 'decimal', paddingInlineStart: '2rem' }}>
            {(['start.title', 'start.answer', 'start.parts'] as const).map((step) => (
              <Typography key={step} tag="li" textColor="neutral800">
                {text(step)}
              </Typography>
            ))}
          </ol>
        </Part>
      ) : null}
      {view.start || (steps.length === 0 && view.fixAll === null && fault === null) ? null : (
        <Part title={view.nextHeading} testId="citable-next">
          {fault === null ? null : (
            <Box background="neutral100" hasRadius padding={3} data-testid="citable-next-title">
              <Flex direction="column" alignItems="flex-start" gap={2}>
                <Flex gap={2} alignItems="flex-start">
                  <Box paddingTop="3px">
                    <Icon name="warning" tone="poor" />
                  </Box>
                  <Typography textColor="neutral800">{fault}</Typography>
                </Flex>
                <Button size="S" variant="tertiary" onClick={() => open('snippet')}>
                  {text('drawer.snippet')}
                </Button>
              </Flex>
            </Box>
          )}
          {steps.length === 0 ? null : <RowList rows={steps} areSteps />}
          {view.next.some(({ id }) => id === 'description-present') ? <AbsentComponents names={absentComponents(readEntry())} /> : null}
          {view.fixAll === null ? null : <FixAll fixAll={view.fixAll} />}
        </Part>
      )}
      {!view.start && fault === null && steps.length === 0 && view.groupsEmptyText !== '' ? <Small>{view.groupsEmptyText}</Small> : null}
      {view.start ? null : <Costs view={view} />}
      <Part title={topic?.heading ?? ''} testId="citable-text">
        <Points of="text" />
        <Choices>
          {view.textKind === null ? null : (
            <Choice
              id="text-kind"
              view={view.textKind}
              choose={chooseType && ((kind) => void store.choose({ textKind: isTextKind(kind) ? kind : null }))}
            />
          )}
          {view.language === null ? null : (
            <Choice id="language" view={view.language} choose={chooseType && ((language) => void store.choose({ language }))} />
          )}
        </Choices>
        {view.readabilityText === '' ? null : <Small>{view.readabilityText}</Small>}
      </Part>
      {entry.asksBrowser && !view.start ? (
        <Suspense fallback={null}>
          <BrowserRemarks />
        </Suspense>
      ) : null}
    </>
  )
}

/** What each score is made of: its parts, and the checks that cost it points. */
function Costs({ view }: { readonly view: PanelView }) {
  return (
    <Part title={view.costs.heading} testId="citable-costs">
      <Small>{view.costs.help}</Small>
      <div>
        {view.scores.map((score) => (
          <CostsOfScore key={score.id} score={score} />
        ))}
      </div>
      <Small>{view.status.rubricText}</Small>
    </Part>
  )
}

/** Its rows say what was done with them, as those above do: they are there only while they are looked at. */
function CostsOfScore({ score }: { readonly score: ScoreView }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold title={score.name} testId={`citable-parts-${score.id}`} onToggle={setOpen}>
      <Small>{score.help}</Small>
      <ScoreParts score={score} />
      {isOpen && score.costs.length > 0 ? <RowList rows={score.costs} havePoints /> : null}
    </Fold>
  )
}

function Choices({ children }: { readonly children: React.ReactNode }) {
  return (
    <Flex
      gap={6}
      wrap="wrap"
      alignItems="flex-start"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(26rem, 1fr))' }}
    >
      {children}
    </Flex>
  )
}

function Applied({ applied }: { readonly applied: PanelView['applied'] }) {
  const { store, act } = usePanel()
  return (
    <Part title={applied.heading} testId="citable-applied">
      <List>
        {applied.items.map((item) => (
          <Flex key={item.id} tag="li" gap={2} justifyContent="space-between" alignItems="flex-start">
            <Typography variant="pi" textColor="neutral700" style={{ overflowWrap: 'anywhere' }}>
              {item.text}
            </Typography>
            {item.canUndo ? (
              <Button
                size="S"
                variant="tertiary"
                aria-label={item.undo.name}
                onClick={() => act(`undo:${item.id}`, () => store.undo(item.id))}
              >
                {item.undo.label}
              </Button>
            ) : null}
          </Flex>
        ))}
      </List>
    </Part>
  )
}

function FixAll({ fixAll }: { readonly fixAll: NonNullable<PanelView['fixAll']> }) {
  const { store, act } = usePanel()
  const [isShown, setShown] = useState(false)
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} data-testid="citable-fix-all">
      {isShown ? (
        <>
          <List>
            {fixAll.changes.map(({ title, quote, ...change }) => (
              <Box key={`${title} ${quote} ${change.before}`} tag="li" background="neutral100" hasRadius padding={3}>
                <Typography tag="p" variant="pi" fontWeight="semiBold" textColor="neutral800">
                  {title}
                  {quote === '' ? null : (
                    <>
                      : <bdi>{quote}</bdi>
                    </>
                  )}
                </Typography>
                <Change change={change} />
              </Box>
            ))}
          </List>
          <Button size="S" variant="secondary" onClick={() => act('fix-all', () => store.apply(fixAll.fixes))}>
            {fixAll.action.label}
          </Button>
          <Small>{fixAll.help}</Small>
        </>
      ) : (
        <Button size="S" variant="secondary" onClick={() => setShown(true)}>
          {fixAll.show.label}
        </Button>
      )}
      <NoticeAt at="fix-all" />
    </Flex>
  )
}
