import { Card, SwitchField } from '../ui/fields.tsx'
import { useText } from '../use-texts.tsx'
import type { TabProps } from './tab-props.ts'
import { useKept } from './use-kept.ts'

/** What assistants may do through Strapi's MCP server. */
export function AssistantsCard({ answer, mayChange, save, kept }: TabProps) {
  const text = useText()
  const [assistants, setAssistants] = useKept(kept, 'assistants', answer.settings.assistants)
  const submit = () => save('assistants', assistants)
  return (
    <Card heading={text('setup.assistants')} intro={text('setup.assistantsIntro')} onSave={submit} mayChange={mayChange}>
      <SwitchField
        name="mayWrite"
        label={text('setup.mayWrite')}
        hint={text('setup.mayWriteHint')}
        isOn={assistants.mayWrite}
        disabled={!mayChange}
        onChange={(mayWrite) => setAssistants({ mayWrite })}
      />
    </Card>
  )
}
