import { Box, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { PreviewAnswer } from '#shared/answers.ts'
import type { Mapping } from '#shared/settings.ts'
import { pluginId } from '../id.ts'
import { useText } from '../use-texts.tsx'

/** Milliseconds after the last change before the text is read again. */
const rest = 300

/** The text of the newest entry as it is scored with a mapping that need not be saved. */
export function Preview({ uid, mapping }: { readonly uid: string; readonly mapping: Mapping }) {
  const text = useText()
  const { post } = useFetchClient()
  const [answered, setAnswered] = useState<{ readonly uid: string; readonly answer: PreviewAnswer | 'failed' } | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      post(`/${pluginId}/settings/preview`, { uid, mapping }, { signal: controller.signal }).then(
        ({ data }) => setAnswered({ uid, answer: data as PreviewAnswer }),
        () => {
          if (!controller.signal.aborted) setAnswered({ uid, answer: 'failed' })
        },
      )
    }, rest)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [post, uid, mapping])
  // the text of another type says nothing about this one
  if (answered?.uid !== uid) return null
  const { answer } = answered
  if (answer === 'failed' || answer.entry === null)
    return (
      <Typography tag="p" textColor="neutral700" style={{ paddingTop: '2rem' }} data-testid="citable-preview-none">
        {text(answer === 'failed' ? 'preview.failed' : 'preview.none')}
      </Typography>
    )
  const { entry, blocks, total } = answer
  return (
    <Box paddingTop={5} role="region" aria-label={text('preview.heading')} data-testid="citable-preview">
      <Typography tag="h3" variant="omega" fontWeight="bold" textColor="neutral800">
        {text('preview.of', { title: entry.title, locale: entry.locale === null ? '' : ` (${entry.locale})` })}
      </Typography>
      <Box background="neutral100" hasRadius padding={4} marginTop={2} maxHeight="36rem" overflow="auto" tabIndex={0}>
        {blocks.length === 0 ? <Typography textColor="neutral700">{text('preview.empty')}</Typography> : null}
        <Flex tag="ol" direction="column" alignItems="stretch" gap={2}>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
            <Flex key={index} tag="li" style={{ columnGap: '1.6rem' }} wrap="wrap" alignItems="baseline" data-kind={block.kind}>
              <Box minWidth="11rem" flex="0 0 11rem">
                <Typography variant="pi" textColor="neutral600">
                  {block.level === null ? text(`role.${block.kind}`) : text('preview.level', { level: block.level })}
                </Typography>
              </Box>
              <Box flex="1 1 24rem" dir="auto">
                <Typography
                  textColor="neutral800"
                  fontWeight={block.kind === 'heading' || block.kind === 'question' ? 'bold' : 'regular'}
                  style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                >
                  {block.text}
                </Typography>
              </Box>
            </Flex>
          ))}
        </Flex>
        {total > blocks.length ? (
          <Typography tag="p" variant="pi" textColor="neutral600">
            {text('preview.more', { count: total - blocks.length })}
          </Typography>
        ) : null}
      </Box>
    </Box>
  )
}
