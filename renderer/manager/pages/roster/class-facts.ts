import type { Answer } from '../../../api/index.ts'

export type ClassFacts = Answer<'GET /api/v1/scheduled-classes/{class_id}'>
