import { useState } from 'react'
import { Badge, Button, Card, Kbd, Link, LinkButton, SegmentedControl, Tabs, Tooltip } from '../ui/index.ts'

export function Actions() {
  const [view, setView] = useState('week')
  const [tab, setTab] = useState('visits')
  return (
    <Card title="Actions" description="One main action a page; the rest is secondary or quiet." action={<Kbd>⌘K</Kbd>}>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" icon="plus">
          New booking
        </Button>
        <Button>Export</Button>
        <Button icon="refresh" label="Renew" iconOnly />
        <Button look="quiet">Cancel</Button>
        <Button look="danger" icon="trash">
          Delete
        </Button>
        <Button look="primary" isPending>
          Saving
        </Button>
        <Button look="primary" disabledReason="Your role doesn’t include this.">
          Refund
        </Button>
        <Button disabledReason="The class has started.">Cancel class</Button>
        <Button size="small">Small</Button>
        <Button size="large" look="primary">
          Book for 18 €
        </Button>
        <LinkButton href="#" icon="external">
          Open the portal
        </LinkButton>
        <Button size="large" icon="calendar">
          Large
        </Button>
        <Link href="#">Terms</Link>
        <Link href="#" target="_blank">
          Elsewhere
        </Link>
        <Tooltip text="Explains itself">
          <Link href="#" look="plain">
            Hover me
          </Link>
        </Tooltip>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <SegmentedControl
          label="View"
          value={view}
          onChange={setView}
          options={[
            { id: 'day', label: 'Day' },
            { id: 'week', label: 'Week' },
            { id: 'month', label: 'Month' },
          ]}
        />
        <Badge>Draft</Badge>
        <Badge tone="good">Checked in</Badge>
        <Badge tone="warn">Offer runs out</Badge>
        <Badge tone="bad">Payment failed</Badge>
        <Badge tone="info">First visit</Badge>
        <Badge tone="accent">Member</Badge>
      </div>
      <div className="mt-4">
        <Tabs
          label="Client"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              id: 'visits',
              label: 'Visits',
              count: 124,
              content: <p className="text-muted">124 visits since March.</p>,
            },
            { id: 'money', label: 'Money', content: <p className="text-muted">Nothing open.</p> },
            { id: 'notes', label: 'Notes', count: 2, content: <p className="text-muted">Two notes.</p> },
          ]}
        />
      </div>
    </Card>
  )
}
