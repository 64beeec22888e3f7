import { useEffect, useRef, type ReactNode } from 'react'
import { StudioLogo } from '../../../shared/picture/StudioLogo.tsx'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Button, classes, Icon, LinkButton, Progress, useWindowTitle } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { STEPS, type Step } from './progress.ts'

interface WelcomeFrameProps {
  step: Step
  done: readonly Step[]
  /** Goes to another step; null while the first one has to be done. */
  onStep: ((step: Step) => void) | null
  children: ReactNode
}

/** The page around a step: the progress at the left (on a phone at the top), the step itself in the middle. */
export function WelcomeFrame({ step, done, onStep, children }: WelcomeFrameProps) {
  const { welcome: m, shell } = useMessages()
  const studio = useStudio()
  const name = studio.studio_name ?? shell.product
  return (
    <div className="flex min-h-dvh narrow:flex-col">
      <aside className="sticky top-0 flex h-dvh w-64 shrink-0 flex-col gap-6 border-e border-line bg-sunken px-4 py-5 narrow:static narrow:h-auto narrow:w-full narrow:gap-3 narrow:border-e-0 narrow:border-b narrow:py-3 print:hidden">
        <div className="flex min-w-0 items-center gap-2.5 px-2 narrow:px-0">
          <StudioLogo name={name} url={studio.logo_url} className="size-7 rounded-md text-sm" />
          <span className="truncate text-sm font-semibold">{name}</span>
          {onStep ? (
            <span className="ms-auto lg:hidden">
              <LinkButton href={paths.today()} look="quiet" size="small">
                {m.leave}
              </LinkButton>
            </span>
          ) : null}
        </div>
        <Steps step={step} done={done} onStep={onStep} />
        <div className="lg:hidden">
          <Progress
            label={m.step[step]}
            value={STEPS.indexOf(step) + 1}
            max={STEPS.length}
            text={m.stepOf(STEPS.indexOf(step) + 1, STEPS.length)}
          />
        </div>
        {onStep ? (
          <LinkButton href={paths.today()} look="quiet" className="mt-auto justify-start! narrow:hidden">
            {m.leave}
          </LinkButton>
        ) : null}
      </aside>
      <main className="min-w-0 flex-1 px-10 py-12 narrow:px-4 narrow:py-6 print:p-0">{children}</main>
    </div>
  )
}

function Steps({ step, done, onStep }: Omit<WelcomeFrameProps, 'children'>) {
  const { welcome: m } = useMessages()
  return (
    <nav aria-label={m.steps} className="narrow:hidden">
      <ol className="flex flex-col gap-0.5">
        {STEPS.map((each, index) => {
          const isHere = each === step
          const isDone = done.includes(each)
          const mark = classes(
            'figures grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold',
            isHere ? 'border-accent bg-accent text-on-accent' : 'border-line-strong bg-surface text-muted',
          )
          return (
            <li key={each}>
              <button
                type="button"
                disabled={!onStep}
                aria-current={isHere ? 'step' : undefined}
                onClick={() => onStep?.(each)}
                className={classes(
                  'ring-focus flex h-10 w-full items-center gap-3 rounded-md px-2 text-start text-sm font-medium enabled:hover:bg-hover',
                  isHere ? 'text-ink' : 'text-muted',
                )}
              >
                <span className={mark}>{isDone && !isHere ? <Icon name="check" size={13} /> : index + 1}</span>
                <span>{m.step[each]}</span>
                {isDone ? <span className="sr-only">{m.done}</span> : null}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface StepBodyProps {
  title: string
  lead: string
  wide?: boolean
  children: ReactNode
  /** The buttons at the foot. */
  footer?: ReactNode
}

/** A step: its heading, which takes the focus when the step is shown, its content, and the ways on. Heading and ways on stay where they are from step to step. */
export function StepBody({ title, lead, wide, children, footer }: StepBodyProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useWindowTitle(title)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="mx-auto w-full max-w-248">
      <header className="mb-7 print:hidden">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold text-ink outline-none phone:text-xl">
          {title}
        </h1>
        <p className="mt-1.5 max-w-160 text-base text-pretty text-muted">{lead}</p>
      </header>
      <div className={wide ? undefined : 'max-w-144'}>{children}</div>
      {footer ? (
        <footer className="mt-8 flex flex-wrap items-center justify-end gap-2 border-t border-line pt-5 print:hidden">
          {footer}
        </footer>
      ) : null}
    </div>
  )
}

/** Skip at the left, go on at the right. */
export function StepFooter({ onSkip, children }: { onSkip: () => void; children?: ReactNode }) {
  const { welcome: m } = useMessages()
  return (
    <>
      <Button look="quiet" onPress={onSkip} className="me-auto -ms-3">
        {m.later}
      </Button>
      {children}
    </>
  )
}
