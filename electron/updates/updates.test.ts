import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import type { Busy } from '../../server/shell/port.ts'
import type { Question } from '../ask.ts'
import { PreferencesFile } from '../preferences.ts'
import type { Update } from './updater.ts'
import { en } from '../words/en.ts'
import { Updates } from './updates.ts'

const update: Update = { version: '1.1.0', notes: 'Faster.', file: 'Desk-1.1.0.exe' }

describe('a new version', () => {
  let folder: string
  let preferences: PreferencesFile
  let done: string[]
  let asked: Question[]
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-updates-'))
    preferences = new PreferencesFile(join(folder, 'preferences.json'))
    done = []
    asked = []
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Updates of a studio where the owner presses what `yes` names. */
  function updates({
    found = update as Update | null | Error,
    busy = null as Busy | null,
    failure = null as string | null,
    broken = null as string | null,
    yes = ['Install now'],
  }): Updates {
    return new Updates({
      words: en,
      version: '1.0.0',
      updater: {
        feed: 'https://get.example',
        look: async () => {
          if (found instanceof Error) throw found
          return found
        },
        install: (failed) => {
          done.push('install')
          if (broken !== null) failed(broken)
        },
      },
      server: {
        state: () => Promise.resolve({ kind: 'state', publicUrl: null, serving: 0, busy }),
        backUp: async () => {
          done.push('copy')
          return failure
        },
      },
      preferences,
      ask: async (question) => {
        asked.push(question)
        return yes.includes(question.yes)
      },
      leave: async () => void done.push('leave'),
      relaunch: () => done.push('relaunch'),
      found: () => done.push('found'),
    })
  }

  it('found by itself waits without a question', async () => {
    const each = updates({})
    await each.look({ isAsked: false })
    assert.deepEqual([each.waiting, done, asked], ['1.1.0', ['found'], []])
  })

  it('is installed once the owner has read what is new: after a copy, and after the studio has ended', async () => {
    await updates({}).look({ isAsked: true })
    assert.deepEqual(done, ['found', 'copy', 'leave', 'install'])
    assert.match(asked[0]!.detail, /^Faster\.\n\nYour data is backed up first/)
    const installed = { from: '1.0.0', to: '1.1.0', installer: 'https://get.example/Desk-1.0.0.exe' }
    assert.deepEqual(new PreferencesFile(join(folder, 'preferences.json')).kept.installed, installed)
  })

  it('is not installed when the owner says later', async () => {
    await updates({ yes: [] }).look({ isAsked: true })
    assert.deepEqual([done, preferences.kept.installed], [['found'], undefined])
  })

  it('is not installed while something is under way', async () => {
    await updates({ busy: 'import' }).look({ isAsked: true })
    assert.deepEqual([done, asked.map(({ message }) => message)], [['found'], ['An import is running']])
  })

  it('is not installed without a copy, unless the owner says so', async () => {
    await updates({ failure: 'the disk is full' }).look({ isAsked: true })
    assert.deepEqual(done, ['found', 'copy'])
    assert.match(asked[1]!.detail, /Reason: the disk is full\./)
    assert.equal(asked[1]!.isRisky, true)
    done = []
    await updates({ failure: 'the disk is full', yes: ['Install now', 'Install without a backup'] }).look({
      isAsked: true,
    })
    assert.deepEqual(done, ['found', 'copy', 'leave', 'install'])
  })

  it('that can’t be installed leaves the version at work', async () => {
    await updates({ broken: 'no rights' }).look({ isAsked: true })
    await new Promise(setImmediate)
    assert.deepEqual(done, ['found', 'copy', 'leave', 'install', 'relaunch'])
    assert.match(asked[1]!.detail, /^no rights\n/)
    assert.equal(preferences.kept.installed, undefined)
  })

  it('that is not there, or can’t be asked for, is told to who asked', async () => {
    await updates({ found: null }).look({ isAsked: true })
    await updates({ found: null }).look({ isAsked: false })
    assert.deepEqual(
      asked.map(({ message }) => message),
      ['Studio Desk 1.0.0 is the newest version'],
    )
    await updates({ found: new Error('no route') }).look({ isAsked: false })
    await updates({ found: new Error('no route') }).look({ isAsked: true })
    assert.deepEqual([asked.length, asked[1]!.detail], [2, 'Is this computer online? (no route)'])
  })
})
