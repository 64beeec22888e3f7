/** The tasks of worker threads: each loads its modules at its first call. */
const tasks = {
  readImportFile: async () => (await import('../features/migration/read/read-task.ts')).readImportFile,
  planImport: async () => (await import('../features/migration/plan-task.ts')).planImportTask,
  analyseImport: async () => (await import('../features/migration/plan-task.ts')).analyseTask,
  openQuestions: async () => (await import('../features/migration/plan-task.ts')).openQuestionsTask,
  listPlannedRows: async () => (await import('../features/migration/plan-task.ts')).plannedRowsTask,
  writeImportRows: async () => (await import('../features/migration/rows-csv.ts')).rowsCsvTask,
  computePayroll: async () => (await import('../features/payroll/compute.ts')).computeRunTask,
  checkIntegrity: async () => (await import('../features/integrity/check.ts')).checkTask,
  findTraces: async () => (await import('../features/gdpr/find-traces.ts')).findTracesTask,
  makeBackup: async () => (await import('../backup/make-task.ts')).makeBackupTask,
  openBackup: async () => (await import('../backup/open-task.ts')).openBackupTask,
  sealBackup: async () => (await import('../backup/seal-task.ts')).sealBackupTask,
  settleRestored: async () => (await import('../features/backup/settle-task.ts')).settleRestoredTask,
  pagesWithRemains: async () => {
    const { pagesWithRemains } = await import('../db/unused-space.ts')
    return async ({ handle, size }: { handle: number; size: number }, _emit: (nothing: never) => unknown) =>
      pagesWithRemains(handle, size)
  },
  makeReport: async () => (await import('../features/reports/report-task.ts')).reportTask,
  simulateSchedule: async () => (await import('../features/simulations/schedule-task.ts')).scheduleTask,
  simulatePolicy: async () => (await import('../features/simulations/policy-task.ts')).policyTask,
  maskNames: async () => (await import('../features/assistant/mask-task.ts')).maskTask,
  readCompletion: async () => {
    const { readAnswer } = await import('../ports/ai/read-answer.ts')
    return (text: string, _emit: (nothing: never) => unknown) => readAnswer(text)
  },
  readHoldings: async () => (await import('../features/gdpr/read-holdings.ts')).readHoldingsTask,
  writeHoldings: async () => (await import('../features/gdpr/read-holdings.ts')).writeHoldingsTask,
  writeExitPack: async () => (await import('../features/exit-pack/pack-task.ts')).packTask,
}

type Tasks = typeof tasks
/** The task of a name, as it is once it is loaded. */
type Loaded<K extends keyof Tasks> = Awaited<ReturnType<Tasks[K]>>

export type TaskName = keyof Tasks
/** The input of each task. */
export type Inputs = { [K in TaskName]: Parameters<Loaded<K>>[0] }
/** hands over piece by piece, */
export type Chunks = { [K in TaskName]: Parameters<Parameters<Loaded<K>>[1]>[0] }
/** and comes to. */
export type Results = { [K in TaskName]: Awaited<ReturnType<Loaded<K>>> }

/** The tasks by their names, so that the one of a name that is not known until then takes its own input only. */
export const loaders: {
  [K in TaskName]: () => Promise<
    (input: Inputs[K], emit: (chunk: Chunks[K]) => Promise<void>) => Results[K] | Promise<Results[K]>
  >
} = tasks
