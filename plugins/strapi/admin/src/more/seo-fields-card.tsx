import { Box, Button, Flex, Table, Tbody, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { SchemaChange, SchemaFile, SeoFieldsAnswer, SeoType } from '#shared/answers.ts'
import { pluginId } from '../id.ts'
import type { MoreProps } from '../settings/tab-props.ts'
import { Cell, Note, Small } from './parts.tsx'
import { useMoreText } from './use-more-text.tsx'

interface Preview {
  readonly type: SeoType
  readonly files: readonly SchemaFile[]
}

/** What other SEO plugins left in each type, and their fields for types without. */
export function SeoFieldsCard({ ui: { Card } }: MoreProps) {
  const text = useMoreText()
  const { get, post } = useFetchClient()
  const [answer, setAnswer] = useState<SeoFieldsAnswer | 'failed' | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    get(`/${pluginId}/seo-fields`).then(
      ({ data }) => setAnswer(data as SeoFieldsAnswer),
      () => setAnswer('failed'),
    )
  }, [get])
  const { types, mayAdd } = answer === null || answer === 'failed' ? { types: [], mayAdd: false } : answer
  const isTold = ({ attribute, problem }: SeoType) => attribute !== null || (problem === null ? mayAdd : problem !== 'production')
  const [told, bare] = [types.filter(isTold), types.filter((type) => !isTold(type))]
  const ask = async (type: SeoType, apply: boolean) => {
    try {
      const plan = (await post(`/${pluginId}/seo-fields`, { uid: type.uid, apply })).data as SchemaChange
      if ('files' in plan && !apply) return setPreview({ type, files: plan.files })
      setPreview(null)
      setSaid('files' in plan ? text('seo.done') : '')
    } catch (error) {
      setSaid(text('more.failedSave', { detail: error instanceof Error ? error.message : String(error) }))
    }
  }
  return (
    <Card heading={text('seo.heading')} intro={text('seo.intro')} mayChange>
      {answer === 'failed' ? <Typography textColor="danger600">{text('more.failed')}</Typography> : null}
      {answer !== null && answer !== 'failed' ? (
        <>
          {answer.otherPlugin ? <Note>{text('seo.other')}</Note> : null}
          <Box overflow="auto" tabIndex={0} role="region" aria-label={text('seo.heading')} hidden={told.length === 0}>
            <Table colCount={4} rowCount={told.length + 1}>
              <Thead>
                <Tr>
                  {(['seo.type', 'seo.fields', 'seo.titles', 'seo.descriptions'] as const).map((code) => (
                    <Th key={code}>
                      <Typography variant="sigma" textColor="neutral600">
                        {text(code)}
                      </Typography>
                    </Th>
                  ))}
                </Tr>
              </Thead>
              <Tbody>
                {told.map((type) => (
                  <TypeRow key={type.uid} type={type} mayAdd={mayAdd} add={() => void ask(type, false)} />
                ))}
              </Tbody>
            </Table>
          </Box>
          {bare.length === 0 ? null : (
            <Typography textColor="neutral800">{text('seo.bare', { types: bare.map(({ name }) => name).join(', ') })}</Typography>
          )}
          {types.some(({ problem }) => problem === 'production') ? <Small>{text('seo.production')}</Small> : null}
          {mayAdd ? null : <Small>{text('seo.forbidden')}</Small>}
        </>
      ) : null}
      {preview === null ? null : (
        <Flex tag="section" direction="column" alignItems="stretch" gap={3} aria-label={text('seo.preview', { type: preview.type.name })}>
          <Typography tag="h3" variant="delta" textColor="neutral800">
            {text('seo.preview', { type: preview.type.name })}
          </Typography>
          <Small>{text('seo.previewHint')}</Small>
          {preview.files.map((file) => (
            <Box key={file.path}>
              <Small>{file.before === '' ? `${file.path} (${text('seo.newFile')})` : file.path}</Small>
              <Box
                tag="pre"
                dir="ltr"
                tabIndex={0}
                aria-label={file.path}
                background="neutral100"
                color="neutral800"
                padding={4}
                overflow="auto"
              >
                {addedLines(file)}
              </Box>
            </Box>
          ))}
          <Flex gap={3} wrap="wrap">
            <Button onClick={() => void ask(preview.type, true)}>{text('seo.apply')}</Button>
            <Button variant="tertiary" onClick={() => setPreview(null)}>
              {text('seo.cancel')}
            </Button>
          </Flex>
        </Flex>
      )}
      <Typography role="status" textColor="neutral800">
        {said}
      </Typography>
    </Card>
  )
}

function TypeRow({ type, mayAdd, add }: { readonly type: SeoType; readonly mayAdd: boolean; add(): void }) {
  const text = useMoreText()
  const { attribute, component, social, isShared, isRead, entries, titles, descriptions, problem } = type
  const count = (filled: number | null) => (filled === null ? '–' : text('seo.of', { count: filled, entries }))
  return (
    <Tr data-testid={`citable-seo-${type.uid}`}>
      <Cell>
        <Typography textColor="neutral800">{type.name}</Typography>
      </Cell>
      <Cell>
        {attribute === null ? (
          <Flex gap={3} wrap="wrap">
            <Typography textColor="neutral600">
              {problem === 'taken' || problem === 'noFile' ? text(`seo.${problem}`) : text('seo.none')}
            </Typography>
            {problem === null && mayAdd ? (
              <Button size="S" variant="secondary" onClick={add}>
                {text('seo.add')}
              </Button>
            ) : null}
          </Flex>
        ) : (
          <>
            <Typography textColor="neutral800">{[`${attribute} (${component})`, ...social].join(', ')}</Typography>
            <Small>{text(isRead ? 'seo.read' : 'seo.unread')}</Small>
            {isShared ? <Note>{text('seo.shared')}</Note> : null}
          </>
        )}
      </Cell>
      <Cell>
        <Typography textColor="neutral800">{count(titles)}</Typography>
      </Cell>
      <Cell>
        <Typography textColor="neutral800">{count(descriptions)}</Typography>
      </Cell>
    </Tr>
  )
}

/** Lines that only the new text has, with those beside them. */
function addedLines({ before, after }: Pick<SchemaFile, 'before' | 'after'>): string {
  const [old, now] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < now.length && now[start] === old[start]) start++
  let end = 0
  while (end < now.length - start && end < old.length - start && now.at(-1 - end) === old.at(-1 - end)) end++
  return now.slice(Math.max(0, start - 1), now.length - Math.max(0, end - 1)).join('\n')
}
