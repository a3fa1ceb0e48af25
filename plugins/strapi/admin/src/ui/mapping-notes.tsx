import type { IconName, Tone } from '@citable/editor'
import { Box, Flex, Typography } from '@strapi/design-system'
import type { HealthAnswer } from '#shared/answers.ts'
import { useText } from '../use-texts.tsx'
import { colours, Icon } from './tones.tsx'

/** Types whose mapping names fields that are gone: no loss stays unseen. */
export function LostFields({ types }: { readonly types: HealthAnswer['lost'] }) {
  const text = useText()
  const lines = types.map(({ name, fields, isMapped }) =>
    text(isMapped ? 'mapping.lost' : 'mapping.lostAll', { type: name, fields: fields.join(', ') }),
  )
  return <Notes icon="warning" tone="fair" lines={lines} />
}

interface NotesProps {
  readonly icon: IconName
  readonly tone: Tone
  readonly lines: readonly string[]
}

export function Notes({ icon, tone, lines }: NotesProps) {
  if (lines.length === 0) return null
  const { soft, line: border } = colours[tone]
  const look = tone === 'neutral' ? { background: 'neutral0', shadow: 'tableShadow' } : { background: soft, borderColor: border }
  return (
    <Box {...look} hasRadius padding={4} data-testid="citable-notes">
      <Flex direction="column" alignItems="stretch" gap={2}>
        {lines.map((line) => (
          <Flex key={line} alignItems="flex-start" gap={2}>
            <Box paddingTop={1}>
              <Icon name={icon} tone={tone} />
            </Box>
            <Typography tag="p" textColor="neutral800">
              {line}
            </Typography>
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
