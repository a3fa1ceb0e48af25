import { Box, Flex, Link, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { pluginId } from '../id.ts'
import { useText } from '../use-texts.tsx'
import { Icon } from './tones.tsx'

/** Types whose mapping names fields that are gone, so that no loss stays unseen. `isLinked`: with the way to the settings. */
export function LostFields({
  types,
  isLinked = false,
}: {
  readonly types: readonly { readonly name: string; readonly fields: readonly string[] }[]
  readonly isLinked?: boolean
}) {
  const text = useText()
  if (types.length === 0) return null
  return (
    <Notes
      id="citable-lost-fields"
      lines={types.map(({ name, fields }) => text('mapping.lost', { type: name, fields: fields.join(', ') }))}
    >
      {isLinked ? (
        <Link tag={NavLink} to={`/settings/${pluginId}`}>
          {text('mapping.look')}
        </Link>
      ) : null}
    </Notes>
  )
}

/** Types that have a field of their own with the plugin's name. */
export function OwnFields({ types, route }: { readonly types: readonly string[]; readonly route: string }) {
  const text = useText()
  if (types.length === 0) return null
  return <Notes id="citable-own-fields" lines={types.map((type) => text('mapping.ownField', { type, route }))} />
}

function Notes({ id, lines, children }: { readonly id: string; readonly lines: readonly string[]; readonly children?: ReactNode }) {
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={4} marginBottom={5} data-testid={id}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        {lines.map((line) => (
          <Flex key={line} gap={3} alignItems="flex-start">
            <Icon name="info" tone="neutral" />
            <Typography textColor="neutral800">{line}</Typography>
          </Flex>
        ))}
        {children}
      </Flex>
    </Box>
  )
}
