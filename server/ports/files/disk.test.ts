import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { diskFiles } from './disk.ts'

describe('the files of a folder', () => {
  let folder: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-files-'))
  })
  after(() => rmSync(folder, { recursive: true }))

  it('are written whole, read and removed, by their names alone', async () => {
    const files = diskFiles(join(folder, 'photos'))
    const bytes = new TextEncoder().encode('picture')
    await files.write('a.webp', bytes)
    assert.deepEqual([...(await files.read('a.webp'))!], [...bytes])
    assert.deepEqual(await files.list(), ['a.webp'])
    assert.deepEqual(await diskFiles(join(folder, 'none')).list(), [])
    await files.remove('a.webp')
    assert.equal(await files.read('a.webp'), undefined)
    for (const name of ['../secrets.key', '.hidden', 'a/b', 'a\\b', '/etc/passwd', '']) {
      assert.equal(await files.read(name), undefined, name)
      await assert.rejects(files.write(name, bytes), /Not a file name/)
    }
  })

  it('are no links, wherever those lead, and no folders', async () => {
    const files = diskFiles(folder)
    writeFileSync(join(folder, 'inside.webp'), 'inside')
    writeFileSync(join(tmpdir(), 'studio-outside.webp'), 'outside')
    symlinkSync(join(tmpdir(), 'studio-outside.webp'), join(folder, 'out.webp'))
    symlinkSync(join(folder, 'inside.webp'), join(folder, 'in.webp'))
    symlinkSync(join(folder, 'nowhere.webp'), join(folder, 'gone.webp'))
    mkdirSync(join(folder, 'folder.webp'))
    for (const name of ['out.webp', 'in.webp', 'gone.webp', 'folder.webp']) {
      assert.equal(await files.read(name), undefined, name)
    }
    // Replacing a link leaves its target alone.
    await files.write('in.webp', new TextEncoder().encode('new'))
    assert.equal(Buffer.from((await files.read('inside.webp'))!).toString(), 'inside')
    rmSync(join(tmpdir(), 'studio-outside.webp'))
  })
})
