/**
 * The subject of a refund task is beside its title: the class or the service, and its time. For existing tasks only the title
 * says it, as it was written.
 */
export const whatIsGivenBack = /* sql */ `
ALTER TABLE tasks ADD COLUMN paid_for_name TEXT;
ALTER TABLE tasks ADD COLUMN paid_for_at TEXT;
UPDATE tasks SET
  paid_for_name = json_extract(title, '$.params.class_name'),
  paid_for_at = json_extract(title, '$.params.starts_at')
WHERE amount_minor IS NOT NULL AND json_valid(title) AND json_extract(title, '$.code') = 'task.kept_fee';
`
