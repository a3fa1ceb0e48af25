import { Box, Button, Field, Flex, Link, TextInput, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { AltText, AltTextsAnswer, AltTextsChanged } from '#shared/answers.ts'
import { pluginId, serverAddress } from '../id.ts'
import { useDirection, useText } from '../use-texts.tsx'
import { Small } from './parts.tsx'
import { useMoreText } from './use-more-text.tsx'

interface Change {
  readonly id: number
  readonly was: string
  readonly text: string
}

/** Pictures of published entries that have no alternative text, with a field for each. */
export function AltTextsPage() {
  const text = useMoreText()
  const save = useText()('settings.save')
  const direction = useDirection()
  const { get, put } = useFetchClient()
  const [page, setPage] = useState(1)
  const [answer, setAnswer] = useState<AltTextsAnswer | 'failed' | null>(null)
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({})
  /** What the last click wrote, to be taken back. */
  const [done, setDone] = useState<readonly Change[]>([])
  const [said, setSaid] = useState('')
  const [reads, setReads] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each change
  useEffect(() => {
    get(`/${pluginId}/alt-texts?page=${page}`).then(
      ({ data }) => setAnswer(data as AltTextsAnswer),
      () => setAnswer('failed'),
    )
  }, [get, page, reads])
  const write = async (changes: readonly Change[], isUndo: boolean) => {
    try {
      const { changed, left } = (await put(`/${pluginId}/alt-texts`, { changes })).data as AltTextsChanged
      const written = changes.filter(({ id }) => changed.includes(id))
      setDone(isUndo ? [] : written)
      setTexts(isUndo ? Object.fromEntries(written.map(({ id, was }) => [id, was])) : {})
      const lines = [text(isUndo ? 'alt.undone' : 'alt.saved', { count: changed.length })]
      if (left.length > 0) lines.push(text('alt.left', { count: left.length }))
      setSaid(lines.join('. '))
      setReads((count) => count + 1)
    } catch (error) {
      setSaid(text('more.failedSave', { detail: error instanceof Error ? error.message : String(error) }))
    }
  }
  if (answer === null) return <Page.Loading />
  if (answer === 'failed') return <Page.Error content={text('more.failed')} />
  const { files, total, pageSize, mayChange } = answer
  const changes = files.flatMap(({ id }): readonly Change[] => (texts[id]?.trim() ? [{ id, was: '', text: texts[id].trim() }] : []))
  const first = (page - 1) * pageSize
  return (
    <Page.Main dir={direction} data-testid="citable-alt-texts">
      <Page.Title>{text('alt.title')}</Page.Title>
      <Layouts.Header
        title={text('alt.title')}
        subtitle={text('alt.subtitle')}
        navigationAction={
          <Link tag={NavLink} to={`/plugins/${pluginId}`} end>
            {text('alt.back')}
          </Link>
        }
        primaryAction={
          mayChange && total > 0 ? (
            <Button disabled={changes.length === 0} onClick={() => void write(changes, false)}>
              {changes.length === 0 ? save : text('alt.save', { count: changes.length })}
            </Button>
          ) : null
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={5}>
          <Flex gap={3} wrap="wrap" alignItems="center">
            <Typography role="status" textColor="neutral800">
              {said}
            </Typography>
            {done.length > 0 ? (
              <Button
                variant="tertiary"
                onClick={() =>
                  void write(
                    done.map(({ id, was, text: now }) => ({ id, was: now, text: was })),
                    true,
                  )
                }
              >
                {text('alt.undo')}
              </Button>
            ) : null}
          </Flex>
          {mayChange ? null : <Typography textColor="neutral800">{text('alt.mayNot')}</Typography>}
          {total === 0 ? <Typography textColor="neutral800">{text('alt.none')}</Typography> : null}
          <Flex tag="ul" role="list" direction="column" alignItems="stretch" gap={3}>
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                value={texts[file.id] ?? ''}
                mayChange={mayChange}
                change={(value) => setTexts((before) => ({ ...before, [file.id]: value }))}
              />
            ))}
          </Flex>
          {total > pageSize ? (
            <Flex gap={3} alignItems="center">
              <Button size="S" variant="tertiary" disabled={page === 1} onClick={() => setPage(page - 1)}>
                {text('redirects.earlier')}
              </Button>
              <Typography textColor="neutral800">
                {text('redirects.page', { first: first + 1, last: Math.min(first + pageSize, total), total })}
              </Typography>
              <Button size="S" variant="tertiary" disabled={first + pageSize >= total} onClick={() => setPage(page + 1)}>
                {text('redirects.later')}
              </Button>
            </Flex>
          ) : null}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

function FileRow({
  file: { id, name, url, entries },
  value,
  mayChange,
  change,
}: {
  readonly file: AltText
  readonly value: string
  readonly mayChange: boolean
  change(value: string): void
}) {
  const text = useMoreText()
  return (
    <li>
      <Flex gap={4} alignItems="flex-start" wrap="wrap" background="neutral0" shadow="tableShadow" hasRadius padding={4}>
        <img src={new URL(url, serverAddress()).href} alt="" width={120} height={90} style={{ objectFit: 'contain' }} loading="lazy" />
        <Box flex="1" minWidth="20rem">
          <Field.Root name={`alt-${id}`} hint={text('alt.hint')}>
            <Field.Label>{text('alt.text', { name })}</Field.Label>
            <TextInput
              name={`alt-${id}`}
              value={value}
              disabled={!mayChange}
              autoComplete="off"
              dir="auto"
              onChange={(event: { target: { value: string } }) => change(event.target.value)}
            />
            <Field.Hint />
          </Field.Root>
          <Small>{text('alt.entries', { count: entries })}</Small>
        </Box>
      </Flex>
    </li>
  )
}
