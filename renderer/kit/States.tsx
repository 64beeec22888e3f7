import { Button, Callout, Card, EmptyState, ErrorState, SkeletonRows } from '../ui/index.ts'

export function States() {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 narrow:grid-cols-1">
        <Callout title="Backups share this disk">
          Choose a second folder, so that a broken disk does not take them along.
        </Callout>
        <Callout tone="good">Restorable as of 02:10, 1.204 clients.</Callout>
        <Callout tone="warn" title="Offers run out" action={<Button size="small">Look</Button>}>
          Three places wait for an answer.
        </Callout>
        <Callout tone="bad" title="Ana can’t book this class">
          <ul className="list-disc ps-4">
            <li>No credits are left on the pack of ten.</li>
            <li>The waiver has not been signed.</li>
          </ul>
        </Callout>
      </div>
      <div className="grid grid-cols-3 gap-5 narrow:grid-cols-1">
        <Card flush>
          <EmptyState icon="calendar" title="Nothing on today" action={<Button look="primary">Plan a class</Button>}>
            A free day, or a week that is not planned yet.
          </EmptyState>
        </Card>
        <Card flush>
          <ErrorState title="This could not be loaded" retry="Try again" onRetry={() => {}}>
            The studio can’t be reached.
          </ErrorState>
        </Card>
        <Card flush>
          <SkeletonRows rows={5} />
        </Card>
      </div>
    </>
  )
}
