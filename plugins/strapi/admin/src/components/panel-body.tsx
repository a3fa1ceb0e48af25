import type { EditorStore, PanelView, PartView, QuestionView, SchemaDiffView, SchemaView, TitleView } from '@citable/editor'
import { isTextKind } from '@citable/editor'
import { Box, Button, Flex, Typography, VisuallyHidden } from '@strapi/design-system'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../use-texts.ts'
import { CheckRow, type RowActions } from './check-row.tsx'
import { Choice } from './choice.tsx'
import { List } from './list.tsx'
import { Ring } from './ring.tsx'
import { Schema, SchemaDiff } from './schema.tsx'
import { type ChooseType, SchemaType } from './schema-type.tsx'
import { Section } from './section.tsx'
import { BadgeLine, colours, Icon } from './tones.tsx'

const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: 1.2rem;
  border-inline-start: 2px solid ${({ theme }) => theme.colors.primary500};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  line-height: 1.5;
`
const Bar = styled.span<{ $share: number; $line: 'success500' | 'warning500' | 'danger500' | 'neutral500' }>`
  display: block;
  height: 0.6rem;
  border-radius: 3px;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.neutral150};
  &::after {
    content: '';
    display: block;
    height: 100%;
    width: ${({ $share }) => Math.round($share * 100)}%;
    border-radius: 3px;
    background: ${({ theme, $line }) => theme.colors[$line]};
  }
`
const Result = styled(Box)`
  overflow-wrap: anywhere;
`

function FixAll({ fixAll, apply }: { readonly fixAll: NonNullable<PanelView['fixAll']>; readonly apply: RowActions['apply'] }) {
  const [isShown, setShown] = useState(false)
  if (!isShown)
    return (
      <Box paddingBottom={3} data-testid="citable-fix-all">
        <Button size="S" variant="secondary" onClick={() => setShown(true)}>
          {fixAll.show.label}
        </Button>
      </Box>
    )
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} paddingBottom={3} data-testid="citable-fix-all">
      <List>
        {fixAll.changes.map(({ title, quote, before, after, beforeLabel, afterLabel }) => (
          <Box key={`${title} ${quote} ${before}`} tag="li">
            <Typography tag="p" variant="pi" textColor="neutral700">
              {title} <bdi>{quote}</bdi>
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral800">
              {beforeLabel}: <bdi>{before}</bdi> · {afterLabel}: <bdi>{after}</bdi>
            </Typography>
          </Box>
        ))}
      </List>
      <Button size="S" variant="secondary" onClick={() => apply(fixAll.fixes)}>
        {fixAll.action.label}
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {fixAll.help}
      </Typography>
    </Flex>
  )
}

/** The search result as both devices show it. */
function Preview({ preview }: { readonly preview: NonNullable<PanelView['preview']> }) {
  return (
    <Section title={preview.heading} testId="citable-preview">
      {preview.devices.map(({ device, label, title, description, cutText }) => (
        <Box key={device} paddingBottom={3}>
          <Typography variant="pi" fontWeight="semiBold" textColor="neutral800">
            {label}
          </Typography>
          <Result background="neutral100" hasRadius padding={3} dir="auto">
            <Typography tag="p" variant="pi" textColor="neutral600">
              {preview.address}
            </Typography>
            <Typography tag="p" variant="omega" fontWeight="semiBold" textColor="primary700">
              {title.lines.join(' ')}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral700">
              {description.lines.join(' ')}
            </Typography>
          </Result>
          <Typography variant="pi" textColor="neutral600">
            {cutText}
          </Typography>
        </Box>
      ))}
      <Typography variant="pi" textColor="neutral600">
        {preview.caveat}
      </Typography>
    </Section>
  )
}

/** The whole panel. Computes nothing: the view says what to draw, the store what to do. */
export function PanelBody({
  view,
  schema,
  diff,
  store,
  chooseType,
  drafts,
}: {
  readonly view: PanelView
  /** The graph as the page is to carry it; null: there is none yet. */
  readonly schema: SchemaView | null
  /** What is added to structured data that people wrote into the entry; null: they wrote none. */
  readonly diff: SchemaDiffView | null
  readonly store: EditorStore
  readonly chooseType: ChooseType | null
  /** What asks a text generator; null: there is none, or the person may not. */
  readonly drafts: ReactNode
}) {
  const text = useText()
  const actions = {
    apply: (edit: Parameters<EditorStore['apply']>[0]) => void store.apply(edit),
    show: (spans: Parameters<EditorStore['show']>[0]) => void store.show(spans),
    setAside: (check: string, isAside: boolean) => void store.setAside(check, isAside),
  }
  const [aeo] = view.scores
  const open = view.groups.reduce((sum, group) => sum + group.openCount, 0)
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      width="100%"
      gap={0}
      dir={view.direction}
      data-testid="citable-panel"
      data-status={view.status.code}
      data-scorer={view.status.scorerText}
    >
      <Flex gap={2} alignItems="flex-start" paddingBottom={3} data-testid="citable-scores">
        {view.scores.map((score) => (
          <Ring key={score.id} score={score} />
        ))}
      </Flex>
      {aeo ? <Parts parts={aeo.parts} label={text('panel.parts')} /> : null}
      {view.scores
        .flatMap(({ limits }) => limits)
        .map((limit) => (
          <Flex key={limit} gap={1} paddingBottom={2} alignItems="flex-start">
            <Icon name="warning" tone="fair" />
            <Typography variant="pi" textColor="neutral700">
              {limit}
            </Typography>
          </Flex>
        ))}
      <Flex gap={2} paddingBottom={2} wrap="wrap" alignItems="center">
        <BadgeLine badge={view.status} />
        <Typography variant="pi" textColor="neutral600">
          {[view.status.scorerText, view.status.rubricText].filter((part) => part !== '').join(' · ')}
        </Typography>
      </Flex>
      {view.readabilityText === '' ? null : (
        <Box paddingBottom={2}>
          <Typography variant="pi" textColor="neutral600">
            {view.readabilityText}
          </Typography>
        </Box>
      )}
      {view.banners.map((banner) => (
        <Box
          key={banner.code}
          background={banner.tone === 'info' ? 'primary100' : banner.tone === 'warning' ? 'warning100' : 'danger100'}
          hasRadius
          padding={3}
          marginBottom={2}
          data-testid={`citable-banner-${banner.code}`}
        >
          <Flex gap={2} alignItems="flex-start">
            <Icon name={banner.icon} tone={banner.tone === 'info' ? 'neutral' : banner.tone === 'warning' ? 'fair' : 'poor'} />
            <Flex direction="column" alignItems="flex-start" gap={1}>
              <Typography variant="pi" textColor="neutral800">
                {banner.text}
              </Typography>
              {banner.detail === null ? null : (
                <Typography variant="pi" textColor="neutral700">
                  {banner.detail}
                </Typography>
              )}
              {banner.action === null ? null : (
                <Button size="S" variant="tertiary" onClick={() => store.refresh()}>
                  {banner.actionLabel}
                </Button>
              )}
            </Flex>
          </Flex>
        </Box>
      ))}
      {view.notice === null ? null : (
        <Flex
          background={view.notice.tone === 'good' ? 'success100' : 'warning100'}
          hasRadius
          padding={3}
          marginBottom={2}
          gap={2}
          alignItems="flex-start"
          data-testid="citable-notice"
        >
          <Icon name={view.notice.tone === 'good' ? 'good' : 'warning'} tone={view.notice.tone === 'good' ? 'good' : 'fair'} />
          <Typography variant="pi" textColor="neutral800">
            {view.notice.text}
          </Typography>
        </Flex>
      )}

      {view.applied.items.length === 0 ? null : (
        <Section title={view.applied.heading} summary={String(view.applied.items.length)} isOpen testId="citable-applied">
          <List>
            {view.applied.items.map((item) => (
              <Flex key={item.id} tag="li" gap={2} justifyContent="space-between" alignItems="flex-start">
                <Typography variant="pi" textColor="neutral700">
                  {item.text}
                </Typography>
                {item.canUndo ? (
                  <Button size="S" variant="tertiary" aria-label={item.undo.name} onClick={() => void store.undo(item.id)}>
                    {item.undo.label}
                  </Button>
                ) : null}
              </Flex>
            ))}
          </List>
        </Section>
      )}
      <Section title={text('panel.nextHeading')} isOpen testId="citable-next">
        {view.fixAll === null ? null : <FixAll fixAll={view.fixAll} apply={actions.apply} />}
        {view.next.length === 0 ? (
          <Empty text={view.groupsEmptyText} />
        ) : (
          <List>
            {view.next.map((row) => (
              <CheckRow key={row.id} row={row} actions={actions} isShort />
            ))}
          </List>
        )}
      </Section>
      <Section
        title={view.titles.heading}
        summary={String(view.titles.items.filter(({ isCurrent }) => !isCurrent).length)}
        isOpen
        testId="citable-titles"
      >
        <List>
          {view.titles.items.map((title) => (
            <TitleCard key={`${title.isCurrent} ${title.text}`} title={title} apply={actions.apply} />
          ))}
        </List>
        {view.titles.noteText === '' ? null : (
          <Flex gap={1} paddingTop={2} alignItems="flex-start" data-testid="citable-titles-note">
            <Icon name="info" tone="neutral" />
            <Typography variant="pi" textColor="neutral700">
              {view.titles.noteText}
            </Typography>
          </Flex>
        )}
      </Section>
      {drafts}
      <Section title={text('panel.checksHeading')} summary={view.filter.options[0]?.label ?? String(open)} testId="citable-checks">
        <Flex gap={1} paddingBottom={3} role="group" aria-label={view.filter.label} wrap="wrap">
          {view.filter.options.map(({ value, label }) => (
            <Button
              key={value}
              size="S"
              variant={view.filter.value === value ? 'secondary' : 'tertiary'}
              aria-pressed={view.filter.value === value}
              onClick={() => store.setFilter(value)}
            >
              {label}
            </Button>
          ))}
        </Flex>
        {view.groupsEmptyText === '' ? null : <Empty text={view.groupsEmptyText} />}
        <Flex direction="column" alignItems="stretch" gap={4}>
          {view.groups
            .filter(({ rows }) => rows.length > 0)
            .map((group) => (
              <Box key={`${group.score}-${group.id}`}>
                <Flex justifyContent="space-between" gap={2} paddingBottom={1} alignItems="baseline">
                  <Typography tag="h4" variant="pi" fontWeight="bold" textColor="neutral800" title={group.help}>
                    {group.label}
                  </Typography>
                  <Typography variant="pi" textColor="neutral600">
                    {group.value === null ? group.countText : `${group.value} · ${group.countText}`}
                  </Typography>
                </Flex>
                <List>
                  {group.rows.map((row) => (
                    <CheckRow key={row.id} row={row} actions={actions} />
                  ))}
                </List>
              </Box>
            ))}
        </Flex>
      </Section>
      {view.uncertain.rows.length === 0 ? null : (
        <Section title={view.uncertain.heading} summary={String(view.uncertain.rows.length)} testId="citable-uncertain">
          <Empty text={view.uncertain.help} />
          <List>
            {view.uncertain.rows.map((row) => (
              <CheckRow key={row.id} row={row} actions={actions} isShort />
            ))}
          </List>
        </Section>
      )}
      {view.aside.rows.length === 0 ? null : (
        <Section title={view.aside.heading} testId="citable-aside">
          <Empty text={view.aside.help} />
          <List>
            {view.aside.rows.map((row) => (
              <CheckRow key={row.id} row={row} actions={actions} isShort />
            ))}
          </List>
        </Section>
      )}
      <Section title={view.questions.heading} summary={view.questions.countText} testId="citable-questions">
        {view.questions.emptyText === '' ? (
          <List>
            {[...view.questions.unanswered, ...view.questions.answered].map((question) => (
              <Question key={question.question} question={question} show={actions.show} />
            ))}
          </List>
        ) : (
          <Empty text={view.questions.emptyText} />
        )}
      </Section>
      {view.preview === null ? null : <Preview preview={view.preview} />}
      <Section title={view.schemaHeading} summary={schema === null ? '' : String(schema.nodes.length)} testId="citable-schema">
        {view.schemaType === null ? null : <SchemaType view={view.schemaType} choose={chooseType} />}
        {diff === null ? null : <SchemaDiff diff={diff} />}
        {schema === null ? <Empty text={view.schemaEmptyText} /> : <Schema schema={schema} />}
      </Section>
      <Section title={view.facts.heading} testId="citable-facts">
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
        <List>
          {view.facts.items.map((fact) => (
            <Box key={fact.id} tag="li">
              <Typography variant="pi" fontWeight="semiBold" textColor="neutral800">
                {fact.label}:{' '}
              </Typography>
              <Typography variant="pi" textColor={fact.found ? 'neutral800' : 'neutral600'}>
                <bdi>{fact.value}</bdi>
              </Typography>
              {fact.originText === '' ? null : (
                <Typography variant="pi" textColor="neutral600">
                  {' '}
                  ({fact.originText})
                </Typography>
              )}
            </Box>
          ))}
        </List>
      </Section>
      <VisuallyHidden>
        <div role="status" aria-live="polite" data-testid="citable-live">
          {view.notice?.text ?? view.announcement}
        </div>
      </VisuallyHidden>
    </Flex>
  )
}

function Empty({ text }: { readonly text: string }) {
  return text === '' ? null : (
    <Typography variant="pi" textColor="neutral600">
      {text}
    </Typography>
  )
}

function Parts({ parts, label }: { readonly parts: readonly PartView[]; readonly label: string }) {
  return (
    <Box tag="ul" aria-label={label} paddingBottom={3}>
      {parts.map((part) => (
        <Box key={part.id} tag="li" paddingBottom={2}>
          <Flex justifyContent="space-between" gap={2} paddingBottom={1}>
            <Typography variant="pi" textColor="neutral800">
              {part.label}
            </Typography>
            <Typography variant="pi" textColor={colours[part.tone].text}>
              <VisuallyHidden>{part.text}</VisuallyHidden>
              <span aria-hidden="true">{part.value ?? '–'}</span>
            </Typography>
          </Flex>
          <Bar aria-hidden="true" $share={(part.value ?? 0) / 100} $line={colours[part.tone].line} />
        </Box>
      ))}
    </Box>
  )
}

function TitleCard({ title, apply }: { readonly title: TitleView; readonly apply: (edit: TitleView['uses'][number]['edit']) => void }) {
  return (
    <Box
      tag="li"
      background={title.isCurrent ? 'primary100' : 'neutral100'}
      hasRadius
      padding={3}
      data-testid={title.isCurrent ? 'citable-title-current' : 'citable-title'}
    >
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography variant="omega" fontWeight="semiBold" textColor="neutral800">
          <bdi>{title.text}</bdi>
        </Typography>
        {title.width === null ? null : (
          <Bar aria-hidden="true" $share={title.widthShare} $line={title.fits ? 'success500' : 'warning500'} />
        )}
        <Typography variant="pi" textColor="neutral600">
          {[title.originText, title.widthText, title.scoreText].filter((part) => part !== '').join(' · ')}
        </Typography>
        {title.faults.map((fault) => (
          <Flex key={fault} gap={1} alignItems="flex-start">
            <Icon name="warning" tone="poor" />
            <Typography variant="pi" textColor="neutral800">
              {fault}
            </Typography>
          </Flex>
        ))}
        {title.reasons.length === 0 ? null : (
          <Box tag="ul" paddingLeft={4}>
            {title.reasons.map((reason) => (
              <Typography key={reason} tag="li" variant="pi" textColor="neutral700" style={{ listStyle: 'disc' }}>
                {reason}
              </Typography>
            ))}
          </Box>
        )}
        {title.uses.length === 0 ? null : (
          <Flex gap={2} wrap="wrap">
            {title.uses.map(({ edit, action }, at) => (
              <Button
                key={action.label}
                size="S"
                variant={at > 0 ? 'tertiary' : 'secondary'}
                aria-label={action.name}
                onClick={() => apply(edit)}
              >
                {action.label}
              </Button>
            ))}
          </Flex>
        )}
      </Flex>
    </Box>
  )
}

function Question({
  question,
  show,
}: {
  readonly question: QuestionView
  readonly show: (spans: readonly NonNullable<QuestionView['span']>[]) => void
}) {
  const { span } = question
  return (
    <Box tag="li" background="neutral100" hasRadius padding={3} data-state={question.state}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Flex justifyContent="space-between" gap={2} wrap="wrap">
          <BadgeLine badge={question.badge} />
          <Typography variant="pi" textColor="neutral600">
            {question.sourceText}
          </Typography>
        </Flex>
        <Typography variant="pi" fontWeight="semiBold" textColor="neutral800">
          <bdi>{question.question}</bdi>
        </Typography>
        {question.quote === null ? null : (
          <>
            <Typography variant="pi" textColor="neutral600">
              {question.quoteLabel}
            </Typography>
            <Quote dir="auto">{question.quote}</Quote>
          </>
        )}
        {question.lacks === '' ? null : (
          <Typography variant="pi" textColor="neutral700">
            {question.lacks}
          </Typography>
        )}
        {question.canJump && span !== null ? (
          <Box>
            <Button size="S" variant="tertiary" aria-label={question.jump.name} onClick={() => show([span])}>
              {question.jump.label}
            </Button>
          </Box>
        ) : null}
      </Flex>
    </Box>
  )
}
