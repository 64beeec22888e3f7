import { renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '../config.ts'
import { makeDataFolder } from '../data-folder.ts'
import { addDays, localDate, weekday, type Instant, type LocalDate } from '../lib/time.ts'
import { lockAs } from '../lock.ts'
import { fakeClock, type FakeClock } from '../ports/clock/fake.ts'
import { stripeProcessors } from '../ports/processor/stripe.ts'
import { hasSecrets } from '../secrets.ts'
import { startServer, type StartOptions } from '../server.ts'
import type { Processor } from '../stand-in/processor.ts'
import { bookForVisitor, bookHours, holdHours, train } from './appointments.ts'
import { demoApi } from './api.ts'
import { openDoor } from './at-the-door.ts'
import { takeOverAutomations } from './automations.ts'
import { notifyVisitor } from './notify-visitor.ts'
import { chance } from './chance.ts'
import { bookAhead, changeMinds, collect, holdClasses, timesOf } from './days.ts'
import { furnish } from './furnish.ts'
import { ZONE } from './furniture.ts'
import { agreePay, payTeam } from './payroll.ts'
import { startDemoProcessor } from './processor.ts'
import { tellProgress } from './progress.ts'
import { closeDay, openShop, sellThings } from './shop.ts'
import { bookEveryWeek } from './standing-bookings.ts'
import { askInstead } from './substitutes.ts'
import { nameTags, tagByHand } from './tags.ts'
import { leaveTasks } from './tasks.ts'
import { bringFamily, drawMembers, refill, welcome, type Member } from './members.ts'

const WEEKS = 6
/** The day of the story on which a family joins, and somebody begins to train alone. */
const FAMILY_DAY = 14
const PEOPLE = 56

/**
 * Lives six weeks of a made-up studio through its own front door, on a clock that runs ahead of the real one, up to now.
 * The same day gives the same studio, but for a class that begins soon. Everything holds that holds for a real one, because nothing goes round the rules.
 * Throws FolderInUse while another makes it, and the signal's reason where that ends it.
 */
export async function makeDemo(options: StartOptions, { asServed, signal }: Means): Promise<void> {
  const folder = options.config.dataDir
  makeDataFolder(dirname(folder))
  const unlock = lockAs(folder, `A studio to look at is being made in ${folder} by another start`)
  // A folder beside it, renamed at the end: a demo that was cut short never looks like a finished one.
  const unfinished = `${folder}.part`
  const clear = () => rmSync(unfinished, { recursive: true, force: true })
  try {
    // Another start may have made it since.
    if (hasSecrets(folder)) return
    process.stdout.write('Making a studio to look at: six weeks of classes, bookings, people and what they pay …\n')
    clear()
    await makeIn(unfinished, options, { asServed, signal })
    renameSync(unfinished, folder)
  } catch (error) {
    if (signal.aborted) clear()
    throw error
  } finally {
    unlock()
  }
}

interface Means {
  /** How it is served with a configuration. */
  asServed: (config: Config) => StartOptions
  /** Ends the making. */
  signal: AbortSignal
}

async function makeIn(folder: string, options: StartOptions, { asServed, signal }: Means): Promise<void> {
  const now = options.ports.clock.now()
  const days = storyDays(now)
  const clock = fakeClock(timesOf(days[0]!).morning)
  const { processor } = await startDemoProcessor({ folder, clock, beside: 0 })
  const apart = { dataDir: folder, port: 0, publicPort: 0, copies: false }
  try {
    const { ports, ...served } = asServed({ ...options.config, ...apart, stripeApiBase: processor.url })
    const processors = stripeProcessors({ base: processor.url, clock })
    const story = { ...served, ports: { ...ports, clock, processors }, log: () => {} }
    await liveStory(story, { now, days, clock, processor, signal })
  } finally {
    await processor.stop()
  }
}

interface Story {
  /** When it is made. */
  now: Instant
  days: readonly LocalDate[]
  clock: FakeClock
  processor: Processor
  signal: AbortSignal
}

async function liveStory(options: StartOptions, { now, days, clock, processor, signal }: Story): Promise<void> {
  const running = await startServer(options)
  try {
    const api = demoApi(running, { clock, processor, signal })
    const [random, byAppointment] = [chance(1), chance(2)]
    const tell = tellProgress()
    const furniture = await furnish(api, days[0]!, processor)
    tell(0)
    const shelf = await openShop(api)
    const tags = await nameTags(api)
    await takeOverAutomations(api)
    await agreePay(api)
    const drawn = drawMembers(random, PEOPLE, days.length)
    const members: Member[] = []
    for (const [index, day] of days.entries()) {
      tell(index / days.length)
      const { morning, afternoon } = timesOf(day)
      await api.moveTo(morning)
      await payTeam(api, index, day)
      for (const person of drawn.filter(({ joins }) => joins === index))
        members.push(await welcome(api, furniture, person, day))
      if (index === FAMILY_DAY) members.push(await bringFamily(api, furniture, members[7]!, members[8]!, day))
      if (index === FAMILY_DAY) await train(api, furniture, members[5]!, day)
      if (weekday(day) === 1) await collect(api, members, random)
      await bookAhead(api, furniture, members, day, random, index === days.length - 1 ? 5 : 2)
      await bookHours(api, furniture.hours, members, addDays(day, 1 + (index % 3)), byAppointment)
      if (index === days.length - 1) break
      await holdClasses(api, day, random)
      await sellThings(api, shelf, members, random)
      if (afternoon > clock.now()) await api.moveTo(afternoon)
      await holdHours(api, day, byAppointment)
      await changeMinds(api, day, random)
      await closeDay(api, day, chance(index + 2))
    }
    await askInstead(api, days.at(-1)!)
    await bookForVisitor(api, furniture.hours, members[0]!, days.at(-1)!)
    await refill(api, furniture, members[0]!, days.at(-1)!)
    await bookEveryWeek(api, members, days.at(-1)!)
    await tagByHand(api, tags, members)
    await leaveTasks(api, members, days.at(-1)!)
    await openDoor(api, furniture, members, { now, today: days.at(-1)!, random: chance(3) })
    await notifyVisitor(api, running, members[0]!.id)
  } finally {
    await running.stop()
  }
}

/** From a Monday six weeks ago up to the last morning there was. */
function storyDays(now: Instant): LocalDate[] {
  const today = localDate(now, ZONE)
  const monday = addDays(today, 1 - weekday(today) - 7 * WEEKS)
  const days: LocalDate[] = []
  for (let day = monday; timesOf(day).morning <= now; day = addDays(day, 1)) days.push(day)
  return days
}
