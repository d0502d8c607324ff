export { AgendaList, type AgendaListProps } from './AgendaList.tsx';
export { DayGrid, type DayGridProps, type OpenHours } from './DayGrid.tsx';
export type { CalendarEntry, EntryPattern, EntryTone, GridResource, GridSlot } from './entry.ts';
export { MonthGrid, type MonthGridProps } from './MonthGrid.tsx';
