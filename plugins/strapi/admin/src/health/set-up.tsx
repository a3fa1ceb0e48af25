import { Box, Flex, Link, Typography } from '@strapi/design-system'
import { useRBAC } from '@strapi/strapi/admin'
import { NavLink } from 'react-router-dom'
import { pluginId, right } from '../id.ts'
import { Icon } from '../ui/tones.tsx'
import { useText } from '../use-texts.tsx'

/** For people who may change it: the site's address is not set yet. */
export function SetUp() {
  const text = useText()
  const { allowedActions } = useRBAC(right('settings.update') as never)
  if ((allowedActions as { canUpdate?: boolean }).canUpdate !== true) return null
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={4} marginBottom={5} data-testid="citable-set-up">
      <Flex gap={3} wrap="wrap">
        <Icon name="info" tone="neutral" />
        <Typography textColor="neutral800">{text('health.setUp')}</Typography>
        <Link tag={NavLink} to={`/settings/${pluginId}`}>
          {text('health.setUpLink')}
        </Link>
      </Flex>
    </Box>
  )
}
