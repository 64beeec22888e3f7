import { Form } from '../../../../../shared/form/Form.tsx'
import { useForm } from '../../../../../shared/form/use-form.ts'
import { Callout, Card, TextField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { PlaceFoot } from './PlaceFoot.tsx'
import { PlaceState, type KnownPlace } from './PlaceState.tsx'
import { usePlaces, type CopySettings } from './use-places.ts'

/** A folder that copies go to as well. */
export function FolderCard({ settings, known }: { settings: CopySettings; known: KnownPlace }) {
  const { folder, has_passphrase } = settings
  const { places: m } = useMessages().copies
  const places = usePlaces('folder')
  const form = useForm({
    values: { folder: folder ?? '' },
    required: ['folder'],
    submit: (body) => places.save({ body }),
    onDone: places.saved,
  })
  return (
    <Card title={m.folder} description={m.folderMeans}>
      <Form form={form}>
        <PlaceState known={known} />
        <TextField label={m.path} placeholder={m.pathExample} autoComplete="off" {...form.bind('folder')} />
        {folder !== null && !has_passphrase ? <Callout tone="warn">{m.unencrypted}</Callout> : null}
        <PlaceFoot place="folder" isUsed={folder !== null} {...{ form, places }} />
      </Form>
    </Card>
  )
}
