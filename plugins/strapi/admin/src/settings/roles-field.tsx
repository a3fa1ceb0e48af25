import { Accordion, Box, Field, Grid, Typography } from '@strapi/design-system'
import { type ChosenRoles, componentRoles, heldComponents, type Role, rolesFor } from '#shared/mapping/component-roles.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { Mapping } from '#shared/settings.ts'
import { SelectField } from '../ui/fields.tsx'
import { useText } from '../use-texts.tsx'

interface RolesFieldProps {
  readonly shape: TypeShape
  readonly mapping: Mapping
  readonly error: string | undefined
  readonly disabled: boolean
  onChange(mapping: Mapping): void
}

/** Roles of the parts of components in the text: proposed by name and type, chosen here. */
export function RolesField({ shape, mapping, error, disabled, onChange }: RolesFieldProps) {
  const text = useText()
  const uids = heldComponents(mapping.body, shape).filter((uid) => partsOf(shape, uid).length > 0)
  if (uids.length === 0) return null
  const choose = (uid: string, name: string, role: Role) => onChange(withRole(shape, mapping, { uid, name, role }))
  return (
    <Box paddingTop={5} data-testid="citable-roles-of-parts">
      <Field.Root name="roles" error={error ?? false} hint={text('types.rolesHint')}>
        <Field.Label>{text('types.roles')}</Field.Label>
        <Accordion.Root>
          {uids.map((uid) => (
            <Accordion.Item key={uid} value={uid}>
              <Accordion.Header>
                <Accordion.Trigger>{uid}</Accordion.Trigger>
              </Accordion.Header>
              <Accordion.Content>
                <Grid.Root gap={4} padding={4}>
                  {partsOf(shape, uid).map(([name, attribute]) => (
                    <Grid.Item key={name} col={4} xs={12} direction="column" alignItems="stretch">
                      <SelectField
                        name={`${uid}.${name}`}
                        label={name}
                        value={componentRoles(uid, shape.components, mapping.roles)[name] ?? 'skip'}
                        disabled={disabled}
                        options={rolesFor(attribute).map((role) => [role, text(`role.${role}`)])}
                        onChange={(role) => choose(uid, name, role as Role)}
                      />
                    </Grid.Item>
                  ))}
                </Grid.Root>
              </Accordion.Content>
            </Accordion.Item>
          ))}
        </Accordion.Root>
        <Typography variant="pi" textColor="neutral600">
          <Field.Hint />
        </Typography>
        <Field.Error />
      </Field.Root>
    </Box>
  )
}

/** Attributes that can be part of a text. */
const partsOf = ({ components }: TypeShape, uid: string) =>
  Object.entries(components[uid] ?? {}).filter(([, one]) => rolesFor(one).length > 0)

/** The mapping with a role chosen; one that equals the proposal is not stored. */
function withRole(
  { components }: TypeShape,
  mapping: Mapping,
  { uid, name, role }: { readonly uid: string; readonly name: string; readonly role: Role },
): Mapping {
  const { [name]: _old, ...remaining } = mapping.roles?.[uid] ?? {}
  const own = componentRoles(uid, components)[name] === role ? remaining : { ...remaining, [name]: role }
  const { [uid]: _all, ...others } = mapping.roles ?? {}
  const roles: ChosenRoles = Object.keys(own).length === 0 ? others : { ...others, [uid]: own }
  const { roles: _before, ...rest } = mapping
  return Object.keys(roles).length === 0 ? rest : { ...rest, roles }
}
