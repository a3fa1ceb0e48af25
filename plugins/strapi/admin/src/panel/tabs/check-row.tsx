import { type FixView, type ProposalView, type RowView, reworded } from '@citable/editor'
import { Box, Button, Field, Flex, Link, Textarea, Typography, VisuallyHidden } from '@strapi/design-system'
import { CaretDown } from '@strapi/icons'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { List } from '../../ui/list.tsx'
import { Quote, Small } from '../../ui/parts.tsx'
import { Icon, markOf } from '../../ui/tones.tsx'
import { useText } from '../../use-texts.tsx'
import { NoticeAt } from '../notice-at.tsx'
import { usePanel } from '../panel-context.tsx'
import { problemText } from '../problem-text.ts'

const Head = styled.button`
  display: flex;
  align-items: flex-start;
  gap: 0.8rem;
  width: 100%;
  min-height: 2.4rem;
  padding: 0.2rem 0;
  background: none;
  border: 0;
  cursor: pointer;
  text-align: start;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.43;
  & > span:nth-child(2) {
    flex: 1 1 auto;
    overflow-wrap: anywhere;
  }
  & > span:first-child,
  & > svg {
    margin-block-start: 0.3rem;
  }
  & > svg {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
    fill: ${({ theme }) => theme.colors.neutral600};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
    border-radius: 4px;
  }
`
const Words = styled.p`
  margin: 0;
  font-size: 1.3rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.colors.neutral800};
  & del {
    color: ${({ theme }) => theme.colors.danger700};
  }
  & ins {
    color: ${({ theme }) => theme.colors.success700};
    text-decoration: none;
    font-weight: 600;
  }
`
const Sources = styled.ul`
  & a {
    min-height: 2.4rem;
    overflow-wrap: anywhere;
  }
`

/** A proposal is shown before it is used: the present value and the new one. */
export function Change({ change }: { readonly change: NonNullable<FixView['change']> }) {
  return (
    <Box paddingLeft={3} borderColor="neutral200" borderStyle="solid" borderWidth="0 0 0 2px">
      {(['before', 'after'] as const).map((name) => (
        <Typography
          key={name}
          tag="p"
          variant="pi"
          textColor={name === 'before' ? 'neutral600' : 'neutral800'}
          style={{ overflowWrap: 'anywhere' }}
        >
          {change[`${name}Label`]}: <bdi>{change[name] || '–'}</bdi>
        </Typography>
      ))}
    </Box>
  )
}

function Details({ row }: { readonly row: RowView }) {
  const { evidence } = row
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography tag="p" variant="pi" textColor="neutral700">
        <strong>{evidence.label}.</strong> {evidence.help}
      </Typography>
      <Small>{[row.severityText, row.weightText, row.gainText].filter((text) => text !== '').join(' · ')}</Small>
      <Evidence heading={evidence.sourcesLabel} items={evidence.sources.map(({ label, url }) => ({ text: label, url }))} />
      <Evidence heading={evidence.contraryLabel} items={evidence.contrary} />
    </Flex>
  )
}

/** Sources under their heading, as links where they have an address. */
function Evidence({ heading, items }: { readonly heading: string; readonly items: RowView['evidence']['contrary'] }) {
  if (items.length === 0) return null
  return (
    <>
      <Small>{heading}</Small>
      <Sources>
        {items.map(({ text, url }) => (
          <li key={url ?? text}>
            {url === null ? (
              <Typography variant="pi" textColor="neutral700">
                {text}
              </Typography>
            ) : (
              <Link href={url} isExternal target="_blank" rel="noreferrer noopener">
                {text}
              </Link>
            )}
          </li>
        ))}
      </Sources>
    </>
  )
}

/** Buttons for a point. */
function Actions({ row, isWhole }: { readonly row: RowView; readonly isWhole: boolean }) {
  const { store, act, show } = usePanel()
  const { fix } = row
  const isSafe = fix?.safety === 'safe'
  const edit = row.canFix && (isSafe || isWhole) ? fix?.edit : null
  if (!row.canJump && !edit && !(isWhole && row.aside)) return null
  return (
    <Flex gap={2} wrap="wrap">
      {row.canJump ? (
        <Button size="S" variant="tertiary" aria-label={row.jump.name} onClick={() => show(row.id, row.spans)}>
          {row.jump.label}
        </Button>
      ) : null}
      {edit && fix ? (
        <Button size="S" variant="secondary" aria-label={fix.action.name} onClick={() => act(row.id, () => store.apply(edit))}>
          {fix.action.label}
        </Button>
      ) : null}
      {isWhole && row.aside ? (
        <Button
          size="S"
          variant="ghost"
          aria-label={row.aside.name}
          onClick={() => act(row.id, () => store.setAside(row.id, !row.isAside))}
        >
          {row.aside.label}
        </Button>
      ) : null}
    </Flex>
  )
}

/** A drafted change, to be taken as it is or in the author's words. */
function Proposal({ proposal }: { readonly proposal: ProposalView }) {
  const { store, act } = usePanel()
  const [words, setWords] = useState<string | null>(null)
  const { change, edit } = proposal
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {words === null ? (
        <>
          <VisuallyHidden>
            {change.beforeLabel}: {change.before || '–'} {change.afterLabel}: {change.after}
          </VisuallyHidden>
          <Words dir="auto" aria-hidden="true">
            {proposal.parts.map(({ kind, text }, at) => {
              const Element = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span'
              // biome-ignore lint/suspicious/noArrayIndexKey: words of a difference have no name, and none moves
              return <Element key={at}>{text}</Element>
            })}
          </Words>
        </>
      ) : (
        <Field.Root name={`citable-words-${proposal.check}`}>
          <Field.Label>{change.afterLabel}</Field.Label>
          <Textarea dir="auto" rows={4} value={words} onChange={(event) => setWords(event.target.value)} />
        </Field.Root>
      )}
      <Flex gap={2} wrap="wrap">
        <Button
          size="S"
          variant="secondary"
          aria-label={proposal.accept.name}
          disabled={words?.trim() === ''}
          onClick={() => act(proposal.check, () => store.apply(words === null ? edit : reworded(edit, words)))}
        >
          {proposal.accept.label}
        </Button>
        {proposal.value !== null && words === null ? (
          <Button size="S" variant="tertiary" aria-label={proposal.reword.name} onClick={() => setWords(proposal.value)}>
            {proposal.reword.label}
          </Button>
        ) : null}
      </Flex>
    </Flex>
  )
}

/** One check: a line, and unfolded what was found, what to do, and how sure that is. A step says what to do at once. */
function CheckRow({ row, isStep, hasPoints }: { readonly row: RowView; readonly isStep: boolean; readonly hasPoints: boolean }) {
  const text = useText()
  const { view, problems } = usePanel()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { fix } = row
  // Two checks may ask for the same change.
  const proposal = fix?.edit ? view.proposals.items.find(({ key }) => key === JSON.stringify(fix.edit)) : undefined
  const problem = problems.get(row.id)
  const fixText =
    row.open && fix ? (
      <Small>
        {fix.text} {problem === undefined ? null : problemText(problem, text)}
      </Small>
    ) : null
  return (
    <Box
      tag="li"
      background="neutral100"
      hasRadius
      padding={3}
      data-testid={`citable-${hasPoints ? 'cost' : 'check'}-${row.id}`}
      data-status={row.status}
    >
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Head type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Icon {...(row.severity === null ? { name: row.badge.icon, tone: row.badge.tone } : markOf(row.severity))} />
          <span>
            {row.line}
            <VisuallyHidden>: {row.badge.word}</VisuallyHidden>
            {hasPoints ? (
              <Typography tag="span" variant="pi" textColor="neutral600" style={{ display: 'block' }}>
                {row.gainText}
              </Typography>
            ) : null}
          </span>
          <CaretDown aria-hidden="true" />
        </Head>
        {isStep ? fixText : null}
        {isStep && !isOpen ? <Actions row={row} isWhole={false} /> : null}
        {isOpen ? (
          <Flex id={id} direction="column" alignItems="stretch" gap={2}>
            {row.detail === '' ? null : (
              <Typography tag="p" variant="pi" textColor="neutral800">
                {row.detail}
              </Typography>
            )}
            {isStep ? null : fixText}
            {row.quote ? <Quote dir="auto">{row.quote}</Quote> : null}
            {proposal ? <Proposal proposal={proposal} /> : row.canFix && fix?.change ? <Change change={fix.change} /> : null}
            <Actions row={proposal ? { ...row, canFix: false } : row} isWhole />
            <Details row={row} />
          </Flex>
        ) : null}
        <NoticeAt at={row.id} />
      </Flex>
    </Box>
  )
}

export function RowList({
  rows,
  areSteps = false,
  havePoints = false,
}: {
  readonly rows: readonly RowView[]
  readonly areSteps?: boolean
  readonly havePoints?: boolean
}) {
  return (
    <List>
      {rows.map((row) => (
        <CheckRow key={row.id} row={row} isStep={areSteps} hasPoints={havePoints} />
      ))}
    </List>
  )
}
