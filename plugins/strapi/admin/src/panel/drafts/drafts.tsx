import type { Drafts as DraftsOfText } from '@citable/contract/present'
import { presentRequest } from '@citable/contract/requests'
import { type EditorDraft, titlesView } from '@citable/editor'
import { remarksView } from '@citable/editor/remarks'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { pluginId } from '../../id.ts'
import { List } from '../../ui/list.tsx'
import { Part, Small } from '../../ui/parts.tsx'
import { useText } from '../../use-texts.tsx'
import { usePanel } from '../panel-context.tsx'
import { RemarkList } from './remark-list.tsx'
import { TitleCard } from './title-card.tsx'

type Answer = { readonly ok: true; readonly drafts: DraftsOfText } | { readonly ok: false; readonly detail: string }

type Asked =
  | { readonly state: 'idle' | 'asking' }
  | { readonly state: 'answered'; readonly drafts: DraftsOfText }
  | { readonly state: 'failed'; readonly detail: string }

/** Drafts by a text generator. The first click counts what would be sent where and cost, the second sends it. */
export function Drafts({ uid, readDraft }: { readonly uid: string; readonly readDraft: () => EditorDraft }) {
  const text = useText()
  const { post } = useFetchClient()
  const [asked, setAsked] = useState<Asked>({ state: 'idle' })
  const ask = async (estimate: boolean) => {
    setAsked({ state: 'asking' })
    const { input, context } = readDraft()
    const whole = { ...context, now: new Date().toISOString().slice(0, 10), options: { seo: true, aeo: true, titles: 0 } }
    try {
      const { data } = await post(`/${pluginId}/drafts`, { uid, request: presentRequest(input, whole), estimate })
      const answer = data as Answer
      setAsked(answer.ok ? { state: 'answered', drafts: answer.drafts } : { state: 'failed', detail: answer.detail })
    } catch (error) {
      setAsked({ state: 'failed', detail: error instanceof Error ? error.message : '' })
    }
  }
  const drafts = asked.state === 'answered' ? asked.drafts : null
  return (
    <Part title={text('drafts.heading')} testId="citable-drafts">
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Typography variant="pi" textColor="neutral700" aria-live="polite">
          {asked.state === 'failed'
            ? text('drafts.failed', { detail: asked.detail })
            : drafts === null
              ? text('drafts.about')
              : drafts.sent
                ? text('drafts.done', { dropped: drafts.refused.length })
                : `${text('drafts.estimate', {
                    characters: drafts.estimate.characters,
                    host: drafts.generator.host,
                    model: drafts.generator.model,
                    input: drafts.estimate.input_tokens,
                    output: drafts.estimate.output_tokens,
                  })} ${
                    drafts.estimate.cost === null
                      ? text('drafts.costUnknown')
                      : text('drafts.cost', { amount: drafts.estimate.cost.amount.toFixed(4), currency: drafts.estimate.cost.currency })
                  }`}
        </Typography>
        {drafts?.sent ? <Written drafts={drafts} /> : null}
        {/* a service before this member leaves it out */}
        {drafts?.remarks?.length ? <Remarks remarks={drafts.remarks} /> : null}
        {drafts !== null && !drafts.sent ? (
          <Flex gap={2}>
            <Button size="S" onClick={() => void ask(false)}>
              {text('drafts.send')}
            </Button>
            <Button size="S" variant="tertiary" onClick={() => setAsked({ state: 'idle' })}>
              {text('drafts.cancel')}
            </Button>
          </Flex>
        ) : (
          <Button size="S" variant="secondary" loading={asked.state === 'asking'} onClick={() => void ask(true)}>
            {text('drafts.ask')}
          </Button>
        )}
      </Flex>
    </Part>
  )
}

/** Each draft with the sentences that carry it. A title is taken by a click; what else is taken over, a person types or copies. */
function Written({ drafts: { titles, description, lead, questions } }: { readonly drafts: DraftsOfText }) {
  const text = useText()
  const { state, catalog } = usePanel()
  const shown = state.optimization === null ? null : titlesView({ ...state, optimization: { ...state.optimization, titles } }, catalog)
  const rows = [
    ...(description === null ? [] : [{ kind: text('drafts.description'), draft: description }]),
    ...(lead === null ? [] : [{ kind: text('drafts.lead'), draft: lead }]),
    ...questions.map((draft) => ({ kind: text('drafts.question'), draft })),
  ]
  return (
    <List>
      {shown?.items
        .filter(({ isCurrent }) => !isCurrent)
        .map((title) => (
          <TitleCard key={title.text} title={title} claims={title.claims} />
        ))}
      {rows.map(({ kind, draft }) => (
        <Box key={`${kind} ${draft.text}`} tag="li">
          <Typography tag="p" variant="pi" textColor="neutral600">
            {kind}
          </Typography>
          <Typography tag="p" variant="pi" fontWeight="semiBold" textColor="neutral800" dir="auto">
            {draft.text}
          </Typography>
          {draft.claims.map(({ quote }) => (
            <Typography key={quote} tag="p" variant="pi" textColor="neutral700" dir="auto">
              {quote}
            </Typography>
          ))}
        </Box>
      ))}
    </List>
  )
}

/** What the generator remarks on the text. */
function Remarks({ remarks }: Pick<DraftsOfText, 'remarks'>) {
  const { heading, help, items } = remarksView({ remarks, written: remarks.length, refused: 0 }, usePanel().catalog)
  return (
    <Part title={heading} testId="citable-drafts-remarks">
      <Small>{help}</Small>
      <RemarkList items={items} />
    </Part>
  )
}
