import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { ALARM_KINDS } from '#domain/money/alarms.ts';

const alarm = z
  .object({
    id: z.string(),
    kind: z.enum(ALARM_KINDS),
    /** One sentence that names the cause. */
    detail: z.string(),
    raised_at: z.string(),
    /** Null while the alarm is active. */
    cleared_at: z.string().nullable(),
  })
  .meta({ id: 'Alarm' });

export const alarmList = z.object({ alarms: z.array(alarm).max(200) }).meta({ id: 'AlarmList' });
export type AlarmList = z.infer<typeof alarmList>;

export const alarmEndpoints = endpoints({
  listAlarms: {
    method: 'GET',
    url: '/api/admin/alarms',
    access: 'admin_system',
    summary: 'List alarms, active ones first',
    response: alarmList,
  },
});
